import type { DiscordAccount } from '../discord/DiscordProvider';

/** What somebody typed on the consent page. */
export interface ConsentFields {
  username: string;
  email: string;
  avatar: string;
}

export type ConsentErrors = Partial<Record<keyof ConsentFields, string>>;

export type Consent =
  | { status: 'agreed'; account: DiscordAccount }
  | { status: 'invalid'; errors: ConsentErrors };

export const USERNAME_MAX_CHARACTERS = 32;
const ADDRESS_MAX_CHARACTERS = 2_048;
const EMAIL_MAX_CHARACTERS = 255;
const EMAIL = /^[^\s@,]+@[^\s@,]+$/;

/** As people count them: an emoji of several code points is one. */
function characters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

function usernameError(username: string): string | undefined {
  if (!username) return 'Type a username.';
  if (characters(username) <= USERNAME_MAX_CHARACTERS) return undefined;
  return `A username has at most ${USERNAME_MAX_CHARACTERS} characters.`;
}

function emailError(email: string): string | undefined {
  const isAddress = EMAIL.test(email) && email.length <= EMAIL_MAX_CHARACTERS;
  return !email || isAddress ? undefined : 'Type an e-mail address, or nothing.';
}

/** A picture of the web, or of this site (`/pictures/…`). */
function avatarError(avatar: string): string | undefined {
  const isOurs = /^\/[^/\\]/.test(avatar);
  const isWeb = URL.canParse(avatar) && /^https?:$/.test(new URL(avatar).protocol);
  const isAddress = (isOurs || isWeb) && avatar.length <= ADDRESS_MAX_CHARACTERS;
  return !avatar || isAddress ? undefined : 'Type a web address, or nothing.';
}

/** The fields of a sent form, without what no name or address contains. */
export function readFields(form: URLSearchParams): ConsentFields {
  const text = (name: string) =>
    (form.get(name) ?? '')
      .normalize('NFC')
      .replace(/\p{Cc}/gu, '')
      .trim();
  return { username: text('username'), email: text('email'), avatar: text('avatar') };
}

/** The account that these fields describe: one per username, in upper or lower case, whatever the address. */
export function readConsent({ username, email, avatar }: ConsentFields): Consent {
  const errors: ConsentErrors = {
    username: usernameError(username),
    email: emailError(email),
    avatar: avatarError(avatar),
  };
  if (Object.values(errors).some(Boolean)) return { status: 'invalid', errors };
  return {
    status: 'agreed',
    account: {
      id: `stand-in:${username.toLowerCase()}`,
      username,
      discriminator: '0',
      globalName: null,
      avatarUrl: avatar || null,
      email: email.toLowerCase() || null,
      isEmailVerified: Boolean(email),
    },
  };
}
