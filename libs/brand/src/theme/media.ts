/** Widths at which layouts change, for `@media`, which cannot read custom properties. */
export const breakpoints = { medium: '40rem', wide: '64rem' } as const;

/** Media queries, ready for a styled component: `${media.medium} { … }`. */
export const media = {
  medium: `@media (min-width: ${breakpoints.medium})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
