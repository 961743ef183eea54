/** Browsers with import maps, modules and `:has()`: what the portal's bundles are written for. */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];
