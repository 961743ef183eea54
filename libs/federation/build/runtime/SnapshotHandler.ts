/** Stands in for the federation runtime's own: the registry names every file, so there are no manifests to keep. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** Plugins find nothing here to take part in. */
  readonly hooks = { applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
