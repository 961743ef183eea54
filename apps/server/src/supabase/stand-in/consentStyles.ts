import { createHash } from 'node:crypto';
import { colors } from '@portal/brand';

/** The site's night, in one sheet of its own: the page asks nobody for anything. */
export const CONSENT_STYLES = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem;
  background: radial-gradient(60rem 40rem at 50% -10%, ${colors.lavenderDeep}, ${colors.ground} 70%) ${colors.ground};
  color: ${colors.ink}; font: 400 1.0625rem/1.6 "Nunito Variable", system-ui, sans-serif;
}
main {
  width: 100%; max-width: 26rem; padding: 2rem 1.5rem; border-radius: 1.5rem;
  background: ${colors.surface}; border: 1px solid ${colors.line}; box-shadow: 0 1.25rem 3rem -0.75rem #05041499;
}
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; font-weight: 600; }
p { margin: 0; color: ${colors.inkSoft}; }
form { display: grid; gap: 1.25rem; margin-top: 1.5rem; }
label { display: block; margin-bottom: 0.35rem; font-weight: 600; }
input {
  width: 100%; min-height: 2.75rem; padding: 0.5rem 0.875rem; border-radius: 0.625rem; font: inherit;
  color: ${colors.ink}; background: ${colors.sunken}; border: 1px solid ${colors.lineStrong};
}
input[aria-invalid="true"] { border-color: ${colors.rose}; }
small { display: block; margin-top: 0.35rem; font-size: 0.9375rem; color: ${colors.inkFaint}; }
small.error { color: ${colors.rose}; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button {
  flex: 1 1 8rem; min-height: 2.75rem; padding: 0.5rem 1.25rem; border-radius: 999px; font: inherit;
  font-weight: 600; cursor: pointer; color: ${colors.ink}; background: transparent; border: 1px solid ${colors.lineStrong};
}
button[value="authorize"] { color: ${colors.onLight}; background: ${colors.lavender}; border-color: ${colors.lavender}; }
button[value="authorize"]:hover { background: ${colors.lavenderBright}; }
button[value="cancel"]:hover { background: ${colors.raised}; }
:focus-visible { outline: 3px solid ${colors.focus}; outline-offset: 2px; }
`;

/** What the page's policy knows the sheet by. */
export const CONSENT_STYLES_HASH = `sha256-${createHash('sha256').update(CONSENT_STYLES).digest('base64')}`;
