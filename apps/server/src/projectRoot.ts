import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefused } from './config/StartRefused';

/** The folder that holds `supabase/migrations`, seen from a program somewhere below it, built or not. */
export function projectRoot(from: string): string {
  if (existsSync(join(from, 'supabase', 'migrations'))) return from;
  if (dirname(from) === from) throw new StartRefused('The folder supabase/migrations is missing');
  return projectRoot(dirname(from));
}
