import type { RsbuildPlugin } from '@rsbuild/core';
import { SHARED_EXPORTS } from '../../contracts/src/index';

const STATEMENT = /\b(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"]([^'"]+)['"]/g;

/** The names that an import or export clause takes from its module, types left out. */
function namesOf(clause: string): string[] {
  const [, listed = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const others = clause.replace(/\{[^}]*\}/, '').split(',');
  return [
    ...listed.split(',').filter((name) => !/^\s*type\s/.test(name)),
    ...others.map((name) => (/\S/.test(name) && !name.includes('*') ? 'default' : name)),
  ]
    .map((name) => name.split(/\sas\s/)[0]!.trim())
    .filter(Boolean);
}

/** What a module imports from shared packages although the shell does not share it, as sentences. */
export function unsharedImports(code: string): string[] {
  return [...code.matchAll(STATEMENT)].flatMap(([, clause = '', from = '']) => {
    const shared: readonly string[] | undefined = Object.hasOwn(SHARED_EXPORTS, from)
      ? SHARED_EXPORTS[from as keyof typeof SHARED_EXPORTS]
      : undefined;
    if (!shared) return [];
    return namesOf(clause)
      .filter((name) => !shared.includes(name))
      .map((name) => `The shell shares no ${name} of ${from}: see libs/contracts/src/sharedExports.ts`);
  });
}

/** Whatever a visitor's page would miss, the build misses first. */
export const sharedImports: RsbuildPlugin = {
  name: 'portal:shared-imports',
  setup(api) {
    api.transform({ test: /\.[jt]sx?$/ }, ({ code }) => {
      const [problem] = unsharedImports(code);
      if (problem) throw new Error(problem);
      return code;
    });
  },
};
