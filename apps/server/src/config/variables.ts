import { StartRefused } from './StartRefused';

/** How each variable behaves beside a hosted project, and whether its value may be printed. */
export const VARIABLES = {
  PORT: {},
  HOST: {},
  PUBLIC_URL: {},
  TRUSTED_PROXIES: {},
  PORTAL_RATE_LIMITS: {},
  PORTAL_DETERRENCE: {},
  PORTAL_SUPABASE_URL: {},
  PORTAL_SUPABASE_KEY: { secret: true },
  DATA_DIR: { embeddedOnly: 'the project keeps the data' },
  DATABASE_URL: { embeddedOnly: 'the project keeps the data', secret: true },
  DISCORD_CLIENT_ID: { embeddedOnly: 'set it in the project' },
  DISCORD_CLIENT_SECRET: { embeddedOnly: 'set it in the project', secret: true },
  GEMINI_API_KEY: { embeddedOnly: 'set it as a secret of the function', secret: true },
  GEMINI_BASE_URL: { embeddedOnly: 'set it as a secret of the function' },
  GEMINI_MODEL: { embeddedOnly: 'set it as a secret of the function' },
  ADMIN_EMAIL: { embeddedOnly: 'create the account in the project' },
  ADMIN_PASSWORD: { embeddedOnly: 'create the account in the project', secret: true },
  MODERATOR_EMAILS: { embeddedOnly: 'write the rows of the table staff' },
  VERIFIED_EMAILS: { embeddedOnly: 'write the rows of the table staff' },
  CHAT_OPEN_HOURS: { embeddedOnly: 'write the row of the table chat_settings' },
} satisfies Record<string, { embeddedOnly?: string; secret?: true }>;

export type VariableName = keyof typeof VARIABLES;

const LONGEST_SHOWN_VALUE = 80;

function shown(name: VariableName, value: string): string {
  if ('secret' in VARIABLES[name]) return `${name} (${value.length} characters)`;
  // A value with a line break must not turn one clear line into two.
  const printable = value.replace(/\p{Cc}/gu, '?');
  const short =
    printable.length > LONGEST_SHOWN_VALUE ? `${printable.slice(0, LONGEST_SHOWN_VALUE)}…` : printable;
  return `${name}=${short}`;
}

export interface Variables {
  /** The value without outer spaces; undefined when unset or empty. */
  read(name: VariableName): string | undefined;
  /** @throws {StartRefused} naming the variable, its value and what is allowed instead. */
  refuse(name: VariableName, allowed: string): never;
  /** @throws {StartRefused} naming a variable that would have no effect, and why. */
  refuseWithoutEffect(name: VariableName, reason: string): never;
}

export function readVariables(env: Record<string, string | undefined>): Variables {
  const read = (name: VariableName) => env[name]?.trim() || undefined;
  const named = (name: VariableName) => shown(name, read(name) ?? '');
  return {
    read,
    refuse(name, allowed) {
      throw new StartRefused(`${named(name)} is not allowed: ${allowed}`);
    },
    refuseWithoutEffect(name, reason) {
      throw new StartRefused(`${named(name)} has no effect here: ${reason}`);
    },
  };
}
