import { parseRegistry, type Registry } from './registry';
import { parseRuntimeConfig, type RuntimeConfig } from './runtimeConfig';

/** Element ids of the JSON blocks that the server writes into every document. */
export const INLINE_IDS = { config: 'portal-config', registry: 'portal-registry' } as const;

function inlineJson(id: string, from: Document): unknown {
  const text = from.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document carries no #${id}`);
  return JSON.parse(text);
}

export function readRuntimeConfig(from: Document): RuntimeConfig {
  return parseRuntimeConfig(inlineJson(INLINE_IDS.config, from));
}

export function readRegistry(from: Document): Registry {
  return parseRegistry(inlineJson(INLINE_IDS.registry, from));
}
