/// <reference path="./moduleFederation.d.ts" />
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

interface BundlerOfRemote {
  federation: { initOptions: Parameters<typeof init>[0] };
}

/**
 * What the code of the bundler in a remote's entry asks of the federation runtime. Of the official parts these are
 * the ones that a remote needs to expose modules and to take what is shared; remotes of its own it has none, and no
 * copies of shared packages to fall back on. The whole would be 8 KB more on every first visit.
 *
 * @returns a new set for each remote: the bundler writes into it.
 */
export function bundlerRuntime() {
  return {
    runtime: { init },
    attachShareScopeMap,
    bundlerRuntime: {
      init: ({ webpackRequire }: { webpackRequire: BundlerOfRemote }) =>
        init(webpackRequire.federation.initOptions),
      initContainerEntry,
      installInitialConsumes,
      consumes,
      I: initializeSharing,
      S: {},
    },
    bundlerRuntimeOptions: {},
  };
}
