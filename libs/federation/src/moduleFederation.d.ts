/** Two parts of the package that it has no declarations for. */
type Official = typeof import('@module-federation/webpack-bundler-runtime')['bundlerRuntime'];

declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: Official['consumes'];
}

declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export const installInitialConsumes: Official['installInitialConsumes'];
}
