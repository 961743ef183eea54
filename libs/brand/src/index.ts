export { brand } from './brand';
export type { Brand, Founder } from './types';
