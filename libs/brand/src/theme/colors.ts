/** A night sky, three soft lights, and what is read by them. All pairs that meet are tested for contrast. */
export const colors = {
  /** The page itself. */
  ground: '#13122b',
  /** Below the ground: fields, code, wells. */
  sunken: '#0d0c20',
  /** Above the ground: cards. */
  surface: '#1c1b3b',
  /** Above a surface: dialogs, menus, toasts, hovered cards. */
  raised: '#262549',
  /** Decorative hairlines. */
  line: '#343360',
  /** Outlines that carry meaning: fields, switches. At least 3:1. */
  lineStrong: '#8481ba',
  ink: '#f3f1fc',
  inkSoft: '#cdcaea',
  inkFaint: '#aba8d3',
  /** Text and icons on the three lights. */
  onLight: '#17152f',
  lavender: '#c9bdfb',
  lavenderBright: '#ded6ff',
  lavenderDeep: '#2e295c',
  mint: '#a6e7cf',
  mintBright: '#c6f5e3',
  mintDeep: '#18353f',
  peach: '#ffcbad',
  peachBright: '#ffdfcc',
  peachDeep: '#3f2a40',
  rose: '#ffacb9',
  roseBright: '#ffccd4',
  roseDeep: '#421f40',
  butter: '#f4dd9c',
  butterDeep: '#383045',
  hillFar: '#1b1a45',
  hillMid: '#171638',
  hillNear: '#100f27',
  stem: '#3a3874',
  leaf: '#312f66',
  focus: '#c6f5e3',
  scrim: '#070614bf',
} as const;

export type ColorName = keyof typeof colors;
