/** A daily messaging window at UTC+7, as `HH:MM`, or no window at all. */
export type ChatHours = { opensAt: string; closesAt: string } | 'always';

export type Storage =
  | { kind: 'directory'; path: string }
  | { kind: 'memory' }
  | { kind: 'postgres'; url: string };

/** `stand-in` is the local consent page, for loopback only; `off` leaves the portal without Discord sign-in. */
export type DiscordConfig =
  | { kind: 'application'; clientId: string; clientSecret: string }
  | { kind: 'stand-in' }
  | { kind: 'off' };

/** The provider behind the companion. Without a key the function answers by itself. */
export interface CompanionConfig {
  apiKey?: string;
  baseUrl?: string;
  model?: string;
}

export interface EmbeddedBackend {
  kind: 'embedded';
  storage: Storage;
  discord: DiscordConfig;
  companion: CompanionConfig;
  /** Without a password one is generated at the first start. */
  admin: { email: string; password?: string };
  moderatorEmails: string[];
  verifiedEmails: string[];
  /** Undefined leaves the row in the database as it is. */
  chatHours?: ChatHours;
}

/** A Supabase project in place of the embedded back end: the portal is then all that is served here. */
export interface HostedBackend {
  kind: 'hosted';
  url: string;
  publishableKey: string;
}

export interface Config {
  port: number;
  host: string;
  /** The origin that visitors use, without a trailing slash. */
  publicUrl: string;
  /** Addresses and CIDR ranges whose `x-forwarded-for` is believed. */
  trustedProxies: string[];
  relaxedLimits: boolean;
  deterrence: boolean;
  backend: EmbeddedBackend | HostedBackend;
}
