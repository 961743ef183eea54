import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

/**
 * One build of the page, kept up to date in memory and told to the browser at every edit.
 * @param {object} options
 * @param {string} options.folder that the build runs in
 * @param {string} options.out where files go that others read
 * @param {import('node:http').Server} options.server that carries its websocket
 * @param {import('@rsbuild/core').LoadConfigOptions} [options.config] where the configuration is, if not in the folder
 * @param {() => void} [options.onRestart] called after an edit of the configuration
 */
export async function servePage({ folder, out, server, config, onRestart }) {
  /** @type {import('@rsbuild/core').RsbuildDevServer} */
  let running;

  async function start() {
    // The presets name a build after the folder that they are loaded in.
    process.chdir(folder);
    const { content } = await loadConfig({ cwd: folder, command: 'dev', ...config });
    const rsbuild = await createRsbuild({
      cwd: folder,
      config: mergeRsbuildConfig(content, {
        output: { distPath: { root: out }, cleanDistPath: false },
        server: { port: server.address().port },
        logLevel: 'warn',
      }),
      restart: async () => {
        await running.close();
        await start();
        onRestart?.();
        return true;
      },
    });
    running = await rsbuild.createDevServer();
    running.connectWebSocket({ server });
  }

  await start();
  return {
    answer: (request, response, next) => running.middlewares(request, response, next),
    reload: () => running.sockWrite('full-reload'),
    close: () => running.close(),
  };
}
