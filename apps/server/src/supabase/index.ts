export type { Backend, BackendOptions, RequestOrigin } from './Backend';
export { openBackend } from './openBackend';
export { readOrCreateSecrets } from './secrets/readOrCreateSecrets';
export { createSecrets, type Secrets } from './secrets/Secrets';
