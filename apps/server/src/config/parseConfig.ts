import type { Config } from './Config';
import { embeddedBackend } from './embeddedBackend';
import { hostedBackend } from './hostedBackend';
import { isLoopbackHost } from './loopback';
import { networkConfig } from './networkConfig';
import { readChoice } from './values';
import { readVariables } from './variables';

/**
 * The whole environment as one typed value.
 * @throws {StartRefused} for the first value that is wrong or would have no effect.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const variables = readVariables(env);
  const network = networkConfig(variables);
  const hosted = hostedBackend(variables);
  const relaxedLimits = readChoice(variables, 'PORTAL_RATE_LIMITS', ['on', 'relaxed']) === 'relaxed';
  if (relaxedLimits && !isLoopbackHost(new URL(network.publicUrl).hostname)) {
    variables.refuse('PORTAL_RATE_LIMITS', 'on, because PUBLIC_URL is not on loopback');
  }
  return {
    ...network,
    relaxedLimits,
    deterrence: readChoice(variables, 'PORTAL_DETERRENCE', ['on', 'off']) === 'on',
    backend: hosted ?? embeddedBackend(variables, network),
  };
}
