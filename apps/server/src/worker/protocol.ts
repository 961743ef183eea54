import type { EmbeddedBackend } from '../config/Config';
import type { Secrets } from '../supabase/secrets/Secrets';

/** Header that carries the visitor's address from the front to the back end; stripped from outside requests. */
export const ADDRESS_HEADER = 'x-portal-address';

export const PULSE_MS = 250;

/** What every worker is given, whatever it runs. */
export interface WorkerPlace {
  /** Where to listen: a Unix socket, or a named pipe on Windows. */
  socketPath: string;
  /** One counter, moved on while the thread's event loop turns. */
  pulse: SharedArrayBuffer;
}

/** What the back end opens with. */
export interface WorkerInput extends WorkerPlace {
  backend: EmbeddedBackend;
  publicUrl: string;
  bindAddress: string;
  rateFactor: number;
  supabaseDirectory: string;
  /** Undefined when the database keeps them. */
  secrets?: Secrets;
}

/** The back end answers: what the front needs to know of it. */
export interface Opening {
  secrets: Secrets;
  /** Set when the database's admin account has just been given a password of its own. */
  adminPassword?: string;
}

/** What the thread of the back end says to the main one. */
export type WorkerMessage =
  | ({ type: 'open' } & Opening)
  /** It cannot open, for a reason that the operator can mend: one line. */
  | { type: 'refused'; line: string }
  | { type: 'database'; isAnswering: boolean };

export type MainMessage = { type: 'close' };
