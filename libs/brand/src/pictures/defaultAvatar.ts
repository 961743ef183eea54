import { colors } from '../theme/colors';

/** The mascot asleep in a window, as SVG text: `public/default-avatar.svg` is written from it. */
export const defaultAvatarSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colors.lavenderDeep}"/><g transform="translate(8 11.5) scale(.4)"><path fill="#ece7ff" d="M75 4C66 6 61 13 51 16.500C32 22 21 38 20 60C19.3 76 17 90 17 104V150H104V104C104 90 101 76 100.5 60C99.5 39 90 25 75.5 18C71 15.5 71.5 9 75 4Z"/><g fill="#ffb594" opacity=".6"><ellipse cx="36" cy="68.5" rx="6.5" ry="4.2"/><ellipse cx="85" cy="68.5" rx="6.5" ry="4.2"/></g><path d="M39.5 58q6.5 6 13 0M67.5 58q6.5 6 13 0M55 69.500q5 4 10 0" fill="none" stroke="${colors.onLight}" stroke-width="4" stroke-linecap="round"/></g></svg>\n`;

/** The picture of everybody who has none: an address for `src`, drawn without a request. */
export const defaultAvatar = `data:image/svg+xml,${encodeURIComponent(defaultAvatarSvg.trim())}`;
