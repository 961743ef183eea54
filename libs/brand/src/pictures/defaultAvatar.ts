import { colors } from '../theme/colors';

/** The mascot in a round window, as SVG text. */
export const defaultAvatarSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colors.lavenderDeep}"/><path fill="${colors.ink}" d="M32 13c-9.5 0-15.5 7-15.5 16.500V52c0 2 2.2 2.800 3.600 1.500l2.700-2.5 3.100 2.700a3 3 0 0 0 3.900 0l2.2-1.900 2.2 1.900a3 3 0 0 0 3.900 0l3.100-2.700 2.700 2.500c1.400 1.300 3.600.5 3.600-1.500V29.500C47.5 20 41.5 13 32 13z"/><g fill="none" stroke="${colors.onLight}" stroke-width="2.2" stroke-linecap="round"><path d="M24 30.500q2.2 2.300 4.400 0M35.600 30.500q2.2 2.300 4.400 0M30 36.500q2 1.700 4 0"/></g></svg>`;

/** The picture of everybody who has none: an address for `src`, drawn without a request. */
export const defaultAvatar = `data:image/svg+xml,${encodeURIComponent(defaultAvatarSvg)}`;
