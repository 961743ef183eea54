import { colors } from './colors';

/** Every value the look is made of. `stylesheet.ts` turns `color.inkSoft` into `--color-ink-soft`. */
export const tokens = {
  color: colors,
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4.5rem',
    9: '7rem',
  },
  radius: { small: '0.625rem', medium: '1rem', large: '1.5rem', huge: '2.25rem', pill: '999px' },
  font: {
    sans: "'Nunito Variable', 'Nunito fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace",
  },
  text: {
    tiny: '0.8125rem',
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.03rem + 0.16vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.11rem + 0.36vw, 1.375rem)',
    h3: 'clamp(1.1875rem, 1.11rem + 0.36vw, 1.375rem)',
    h2: 'clamp(1.5rem, 1.34rem + 0.7vw, 1.9375rem)',
    h1: 'clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem)',
    display: 'clamp(2.625rem, 1.85rem + 3.5vw, 4.75rem)',
  },
  leading: { tight: '1.12', snug: '1.35', body: '1.65' },
  weight: { body: '400', medium: '550', strong: '700', heading: '600', display: '500' },
  width: { narrow: '26rem', reading: '43rem', wide: '72rem' },
  size: {
    /** Side margin of a page. */
    gutter: 'clamp(1.25rem, 4.5vw, 3rem)',
    /** The least size of anything pressed by a finger. */
    touch: '2.75rem',
    /** Height of the scenery at the end of the page. */
    garden: 'clamp(9rem, 24vh, 14rem)',
  },
  shadow: { default: '0 1.25rem 3rem -0.75rem #05041499' },
  glow: { default: '0 0 2.5rem -0.25rem #c9bdfb59' },
  motion: { quick: '160ms', slow: '420ms', ease: 'cubic-bezier(0.22, 0.8, 0.3, 1)' },
  /** Native dialogs live in the browser's top layer, above all of these. */
  layer: { scenery: '-1', header: '10', popup: '20', toast: '30', splash: '40', cursor: '50' },
} as const;

export type SpaceName = keyof typeof tokens.space;
