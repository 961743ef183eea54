import * as v from 'valibot';

const RegistryRoute = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  description: v.optional(v.string()),
  /** Files that this route needs beside the remote's own `preload`, as absolute paths. */
  preload: v.optional(v.array(v.string()), []),
});

const RemoteRecord = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  version: v.string(),
  contract: v.number(),
  /** Absolute path (or address) of the Module Federation entry. */
  entry: v.string(),
  /** Files needed before the remote can draw anything: its entry and the exposed module. */
  preload: v.optional(v.array(v.string()), []),
  routes: v.array(RegistryRoute),
  /** Entry in the side menu, under the heading for added remotes. The specified links need none. */
  menu: v.optional(v.object({ label: v.string(), path: v.string() })),
  fallback: v.optional(v.object({ version: v.string(), entry: v.string() })),
});

const Registry = v.object({ schema: v.literal(1), remotes: v.array(RemoteRecord) });

/** Which remote owns which path, at which version. Served at `/remotes.json` and inlined in every document. */
export type Registry = v.InferOutput<typeof Registry>;
export type RemoteRecord = v.InferOutput<typeof RemoteRecord>;
export type RegistryRoute = v.InferOutput<typeof RegistryRoute>;

/** @throws {v.ValiError} when the value is no registry of a schema that this build knows. */
export function parseRegistry(value: unknown): Registry {
  return v.parse(Registry, value);
}
