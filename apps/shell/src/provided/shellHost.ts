import type { RemoteRecord } from '@portal/contracts';
import { createRemoteHost, type RemoteHost } from '@portal/federation';
import { sharedModules } from './sharedModules';

/**
 * Where remotes come from: the federation runtime, which hands them what the shell shares.
 * Nothing else imports either, so a build that replaces this one file is free of federation.
 */
export function shellHost(remotes: readonly RemoteRecord[]): RemoteHost {
  return createRemoteHost(remotes, sharedModules);
}
