import type { Samples } from './samples';
import type { Scenario } from './scenario';

const DOWN = { code: 'unavailable', message: 'The back end is being replaced' };

/** The network of a scenario: in front of a real one on the page, of a table of answers in a test. */
export function scenarioFetch(
  { rows, delayMs, isDown }: Scenario,
  samples: Samples,
  network: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const request =
      input instanceof Request
        ? new Request(input, init)
        : new Request(new URL(input, globalThis.location?.href), init);
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isDown) return Response.json(DOWN, { status: 503 });
    const answer = rows && samples[rows]?.answers?.[`${request.method} ${new URL(request.url).pathname}`];
    if (!answer) return network(request);
    const given = await answer(request);
    return given instanceof Response ? given : Response.json(given ?? null);
  };
}
