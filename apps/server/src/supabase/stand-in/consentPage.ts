import { brand } from '@portal/brand';
import type { ConsentErrors, ConsentFields } from './consentForm';
import { CONSENT_STYLES } from './consentStyles';
import { CONSENT_PATH } from './standInProvider';

interface Field {
  name: keyof ConsentFields;
  label: string;
  hint: string;
  attributes: string;
}

const FIELDS: Field[] = [
  {
    name: 'username',
    label: 'Username',
    hint: 'The same username is the same person next time.',
    attributes: 'required autocomplete="username" autocapitalize="none" spellcheck="false"',
  },
  {
    name: 'email',
    label: 'Email',
    hint: 'May be empty.',
    attributes: 'type="email" autocomplete="email"',
  },
  {
    name: 'avatar',
    label: 'Avatar URL',
    hint: 'May be empty.',
    attributes: 'inputmode="url" autocapitalize="none" spellcheck="false"',
  },
];

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderField({ name, label, hint, attributes }: Field, value: string, error?: string): string {
  const note = error
    ? `<small class="error" id="${name}-note" role="alert">${escapeHtml(error)}</small>`
    : `<small id="${name}-note">${hint}</small>`;
  return `<div>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${escapeHtml(value)}" dir="auto" ${attributes} aria-describedby="${name}-note"${error ? ' aria-invalid="true"' : ''}>
      ${note}
    </div>`;
}

/** The page on which somebody at this machine says who they want to be. */
export function consentPage(state: string, fields: ConsentFields, errors: ConsentErrors = {}): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Sign in to ${escapeHtml(brand.name)}</title>
  <link rel="icon" href="data:,">
  <style>${CONSENT_STYLES}</style>
</head>
<body>
  <main>
    <h1>Sign in to ${escapeHtml(brand.name)}</h1>
    <p>This page stands in for Discord while ${escapeHtml(brand.name)} runs on your own computer. Nothing leaves it.</p>
    <form method="post" action="${CONSENT_PATH}" novalidate>
      <input type="hidden" name="state" value="${escapeHtml(state)}">
      ${FIELDS.map((field) => renderField(field, fields[field.name], errors[field.name])).join('\n      ')}
      <div class="buttons">
        <button name="answer" value="authorize">Authorize</button>
        <button name="answer" value="cancel">Cancel</button>
      </div>
    </form>
  </main>
</body>
</html>
`;
}
