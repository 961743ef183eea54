/** Stands in for the federation runtime's own: entries are ES modules, and `import()` fetches them. */
function notOnBoard(): never {
  throw new Error('This host loads entries that are ES modules, and nothing by script elements');
}

export {
  notOnBoard as createLink,
  notOnBoard as createScript,
  notOnBoard as isStaticResourcesEqual,
  notOnBoard as loadScript,
  notOnBoard as safeWrapper,
};
