/** The three addresses of Discord's OAuth 2. */
export interface DiscordEndpoints {
  authorize: string;
  token: string;
  /** Answers the account that an access token belongs to. */
  me: string;
}

export const DISCORD_ENDPOINTS: DiscordEndpoints = {
  authorize: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  me: 'https://discord.com/api/users/@me',
};
