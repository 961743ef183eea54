import { resolve } from 'node:path';
import type { ChatHours, CompanionConfig, DiscordConfig, EmbeddedBackend, Storage } from './Config';
import { isLoopbackHost } from './loopback';
import { readEmail, readEmails, readServiceUrl } from './values';
import type { Variables } from './variables';

const PASSWORD_MIN_CHARACTERS = 8;
/** bcrypt ignores what comes after this. */
const PASSWORD_MAX_BYTES = 72;
const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

function storage(variables: Variables): Storage {
  const url = variables.read('DATABASE_URL');
  const directory = variables.read('DATA_DIR');
  if (!url) {
    if (directory === 'memory') return { kind: 'memory' };
    return { kind: 'directory', path: resolve(directory ?? '.data') };
  }
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    variables.refuse('DATABASE_URL', 'postgres://user:password@host:port/database');
  }
  if (directory) variables.refuseWithoutEffect('DATA_DIR', 'DATABASE_URL is set, so leave one of them out');
  return { kind: 'postgres', url };
}

function discord(variables: Variables, place: { host: string; publicUrl: string }): DiscordConfig {
  const clientId = variables.read('DISCORD_CLIENT_ID');
  const clientSecret = variables.read('DISCORD_CLIENT_SECRET');
  if (clientId && !/^[\w-]+$/.test(clientId)) {
    variables.refuse('DISCORD_CLIENT_ID', "the application's id, letters and digits only");
  }
  if (clientId && clientSecret) return { kind: 'application', clientId, clientSecret };
  if (clientId) variables.refuseWithoutEffect('DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET must be set too');
  if (clientSecret)
    variables.refuseWithoutEffect('DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID must be set too');
  const isLocal = isLoopbackHost(place.host) && isLoopbackHost(new URL(place.publicUrl).hostname);
  return { kind: isLocal ? 'stand-in' : 'off' };
}

function companion(variables: Variables): CompanionConfig {
  const apiKey = variables.read('GEMINI_API_KEY');
  const model = variables.read('GEMINI_MODEL');
  const baseUrl = readServiceUrl(variables, 'GEMINI_BASE_URL');
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) variables.refuse('GEMINI_API_KEY', 'one key without spaces');
  if (model && !/^gemini-([a-z0-9.]+-)*flash(-[a-z0-9.]+)*$/.test(model)) {
    variables.refuse('GEMINI_MODEL', 'the name of a flash model, such as gemini-flash-latest');
  }
  if (!apiKey && model) variables.refuseWithoutEffect('GEMINI_MODEL', 'GEMINI_API_KEY must be set too');
  if (!apiKey && baseUrl) variables.refuseWithoutEffect('GEMINI_BASE_URL', 'GEMINI_API_KEY must be set too');
  return { apiKey, baseUrl, model };
}

function adminPassword(variables: Variables): string | undefined {
  const password = variables.read('ADMIN_PASSWORD');
  const isTooShort = password && [...password].length < PASSWORD_MIN_CHARACTERS;
  if (isTooShort || (password && Buffer.byteLength(password) > PASSWORD_MAX_BYTES)) {
    variables.refuse(
      'ADMIN_PASSWORD',
      `${PASSWORD_MIN_CHARACTERS} characters to ${PASSWORD_MAX_BYTES} bytes`,
    );
  }
  return password;
}

/** Undefined leaves the hours as they are. */
export function readChatHours(variables: Variables): ChatHours | undefined {
  const text = variables.read('CHAT_OPEN_HOURS');
  if (!text) return undefined;
  if (text === 'always') return 'always';
  const [opensAt = '', closesAt = ''] = text.split('-');
  if (!HOURS.test(text) || opensAt >= closesAt) {
    variables.refuse(
      'CHAT_OPEN_HOURS',
      'always, or HH:MM-HH:MM within one day at UTC+7, such as 02:00-22:00',
    );
  }
  return { opensAt, closesAt };
}

export function embeddedBackend(
  variables: Variables,
  place: { host: string; publicUrl: string },
): EmbeddedBackend {
  return {
    kind: 'embedded',
    storage: storage(variables),
    discord: discord(variables, place),
    companion: companion(variables),
    admin: {
      email: readEmail(variables, 'ADMIN_EMAIL') ?? 'admin@localhost',
      password: adminPassword(variables),
    },
    moderatorEmails: readEmails(variables, 'MODERATOR_EMAILS'),
    verifiedEmails: readEmails(variables, 'VERIFIED_EMAILS'),
    chatHours: readChatHours(variables),
  };
}
