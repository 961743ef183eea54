export { INLINE_IDS, readRegistry, readRuntimeConfig } from './inlineDocuments';
export { parseRegistry, type Registry, type RegistryRoute, type RemoteRecord } from './registry';
export { CONTRACT, defineRemote, type RemoteModule, type RemoteRoute } from './remoteModule';
export type { RouteDeclaration } from './routes';
export { parseRuntimeConfig, type RuntimeConfig } from './runtimeConfig';
export { SHARED_EXPORTS } from './sharedExports';
export { SHARED_PACKAGES, type SharedPackage } from './sharedPackages';
