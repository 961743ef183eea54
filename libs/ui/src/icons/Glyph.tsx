import type { ComponentProps } from 'react';

/** Line drawings on a 24 by 24 grid. */
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9.5l6 6 6-6',
  info: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  success: 'M8 12.3l2.8 2.8L16 9.6M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  warning:
    'M12 9.5v4M12 16.8v.1M10.3 4.2L2.9 17.3a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z',
  error: 'M12 7.5v5.3M12 16.4v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  shield: 'M12 3l7.5 2.6v5.7c0 4.6-3.1 8-7.5 9.7-4.4-1.7-7.5-5.1-7.5-9.7V5.6L12 3zM8.8 11.8l2.3 2.3 4.2-4.4',
} as const;

export type GlyphName = keyof typeof paths;

/** The few icons the components need, as large as the text around them. Never announced. */
export function Glyph({ name, ...rest }: { name: GlyphName } & ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
