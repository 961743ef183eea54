/** Stands in for the federation runtime's own: the registry tells what to preload, and links do it. */
function notOnBoard(): never {
  throw new Error('This host preloads by the registry (libs/federation/src/preloadHints.ts)');
}

export {
  notOnBoard as defaultPreloadArgs,
  notOnBoard as formatPreloadArgs,
  notOnBoard as normalizePreloadExposes,
  notOnBoard as preloadAssets,
};
