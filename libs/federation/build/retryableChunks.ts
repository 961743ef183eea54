import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';

/**
 * An entry that is asked for again under `?retry=n` asks for its chunks under the same query.
 * Browsers remember a module that was cut off or threw: under its old address it stays broken until a reload.
 */
class ChunkQueryRuntimeModule extends rspack.RuntimeModule {
  constructor() {
    super('portal chunk query', rspack.RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return `
      var query = new URL(import.meta.url).search;
      if (query) {
        var fileOf = __webpack_require__.u;
        __webpack_require__.u = function (chunk) { return fileOf(chunk) + query; };
      }
    `;
  }
}

export const retryableChunks: RsbuildPlugin = {
  name: 'portal:retryable-chunks',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push({
        apply(compiler: Rspack.Compiler) {
          compiler.hooks.thisCompilation.tap('portal:retryable-chunks', (compilation) => {
            compilation.hooks.additionalTreeRuntimeRequirements.tap(
              'portal:retryable-chunks',
              (chunk, needs) => {
                if (!chunk.hasRuntime()) return;
                needs.add(rspack.RuntimeGlobals.getChunkScriptFilename);
                compilation.addRuntimeModule(chunk, new ChunkQueryRuntimeModule());
              },
            );
          });
        },
      });
    });
  },
};
