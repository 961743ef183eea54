/** A pattern in react-router's syntax, ready to be compared with the decoded segments of a path. */
export interface RoutePattern {
  /** Higher wins when several patterns match, as in the browser: static segments before parameters. */
  rank: number;
  /** The parameters, or undefined when the path is another one. */
  match(segments: readonly string[]): Record<string, string> | undefined;
}

const RANK = { segment: 1, static: 10, parameter: 3, rest: -2 };

function rankOf(parts: string[]): number {
  return parts.reduce((sum, part) => {
    if (part === '*') return sum + RANK.rest;
    return sum + RANK.segment + (part.startsWith(':') ? RANK.parameter : RANK.static);
  }, 0);
}

/** Static segments match in any case (OP-01); parameters keep theirs. */
export function routePattern(path: string): RoutePattern {
  const parts = path.split('/').filter(Boolean);
  const takesRest = parts.at(-1) === '*';
  const fixed = takesRest ? parts.slice(0, -1) : parts;
  const required = fixed.filter((part) => !part.endsWith('?')).length;

  return {
    rank: rankOf(parts),
    match(segments) {
      if (segments.length < required || (!takesRest && segments.length > fixed.length)) return undefined;
      const parameters: Record<string, string> = {};
      for (const [index, part] of fixed.entries()) {
        const segment = segments[index];
        if (segment === undefined) continue;
        if (segment === '') return undefined;
        const name = part.replace(/\?$/, '');
        if (name.startsWith(':')) parameters[name.slice(1)] = segment;
        else if (name.toLowerCase() !== segment.toLowerCase()) return undefined;
      }
      return parameters;
    },
  };
}
