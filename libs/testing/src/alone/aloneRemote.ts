import { CONTRACT, type RemoteModule, type RemoteRecord, type RouteDeclaration } from '@portal/contracts';
import type { Samples } from '../scenarios/samples';

/** A remote that is part of the page's own build. */
export interface AloneRemote {
  name: string;
  routes: readonly RouteDeclaration[];
  load(): Promise<{ default: RemoteModule }>;
  samples(): Promise<{ samples?: Samples }>;
}

/** What the registry would say about it. */
export function recordOf({ name, routes }: AloneRemote): RemoteRecord {
  const announced = routes.map(({ path, title }) => ({ path, title, preload: [] }));
  return { name, version: 'alone', contract: CONTRACT, entry: '', preload: [], routes: announced };
}
