export interface Founder {
  /** First path segment of the founder's page. */
  slug: string;
  name: string;
  role: 'Founder and Developer' | 'Admin Community';
  links: { instagram: string; discord: string };
}

export interface Brand {
  /** Display name, for text. */
  name: string;
  /** Lowercase name, for paths, ids, storage keys and comparison. */
  slug: string;
  tagline: string;
  supportEmail: string;
  advertiseEmail: string;
  /** Host on which the site stays open during maintenance. */
  adminHost: string;
  founders: Founder[];
  /** Usernames whose profiles show one follower more (PR-47, PR-48). */
  extraFollowerNames: string[];
  /** Quick redirects `/{key}`: only https targets count (SH-149 to SH-160). */
  redirects: Record<string, string>;
  discordInvite: string;
  minecraft: { host: string; port: number };
}
