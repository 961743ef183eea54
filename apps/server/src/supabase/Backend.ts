import type { ChatHours, DiscordConfig } from '../config/Config';
import type { Database } from '../database/Database';
import type { DiscordEndpoints } from './discord/DiscordEndpoints';
import type { Secrets } from './secrets/Secrets';

export interface BackendOptions {
  /** Open, and used by nobody else; the back end closes it. */
  database: Database;
  secrets: Secrets;
  /** The origin that visitors use, without a trailing slash. */
  publicUrl: string;
  /** The address that the portal listens on; the stand-in consent page wants loopback. */
  bindAddress: string;
  /** Absolute path of `supabase/migrations`. */
  migrationsDir: string;
  /** Absolute path of `supabase/seed.sql`, for a new embedded database; left out, nothing is seeded. */
  seedFile?: string;
  discord: DiscordConfig;
  /** Discord's own unless a test stands in for it. */
  discordEndpoints?: DiscordEndpoints;
  admin: { email: string; password?: string };
  moderatorEmails: readonly string[];
  verifiedEmails: readonly string[];
  /** Undefined leaves the row in the database as it is. */
  chatHours?: ChatHours;
  /** What every limit in the database is multiplied by: 1, or 20 while limits are relaxed. */
  rateFactor: number;
  /** Names that belong to the official profile, from the brand. */
  reservedNames: readonly string[];
}

/** What is known of a request beyond itself. */
export interface RequestOrigin {
  /** Address of the socket that the visitor's request came in on; undefined counts as a stranger's. */
  peerAddress: string | undefined;
}

/** The embedded Supabase: `/rest/v1`, `/auth/v1` and the stand-in's `/__discord`. */
export interface Backend {
  /** Answers one request. The URL's host is the one that the visitor used. */
  fetch(request: Request, origin: RequestOrigin): Promise<Response>;
  database: Database;
  keys: Pick<Secrets, 'publishable' | 'secret'>;
  jwtSecret: string;
  /** The admin's password, when it was generated just now: the only time that it can be told. */
  adminPassword?: string;
  close(): Promise<void>;
}
