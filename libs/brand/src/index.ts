export { brand } from './brand';
export { defaultAvatar, defaultAvatarSvg } from './pictures/defaultAvatar';
export { redirectTarget } from './redirectTarget';
export { colors } from './theme/colors';
export { breakpoints, media } from './theme/media';
export { type SpaceName, tokens } from './theme/tokens';
export type { Brand, Founder } from './types';
