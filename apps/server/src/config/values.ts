import { isLoopbackHost } from './loopback';
import type { VariableName, Variables } from './variables';

const EMAIL = /^[^\s@,]{1,64}@[^\s@,]{1,190}$/;

/** As a name or address is written in a `host` header: others would be read differently by each that reads them. */
const PLAIN_HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

function parsedUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** An http(s) origin without path, query or credentials; the answer has no trailing slash. */
export function readOrigin(variables: Variables, name: VariableName): string | undefined {
  const text = variables.read(name);
  if (!text) return undefined;
  const url = parsedUrl(text);
  const plain =
    url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && PLAIN_HOST.test(url.hostname);
  if (!plain) {
    return variables.refuse(name, 'an http or https address without path, such as https://portal.example');
  }
  return url.origin;
}

/** An https address, or http on this machine; a path is kept, a trailing slash is not. */
export function readServiceUrl(variables: Variables, name: VariableName): string | undefined {
  const text = variables.read(name);
  if (!text) return undefined;
  const url = parsedUrl(text);
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (!url || !secure || url.username || url.password || url.search || url.hash) {
    return variables.refuse(name, 'an https address, or http on loopback');
  }
  return url.href.replace(/\/+$/, '');
}

export function readEmails(variables: Variables, name: VariableName): string[] {
  const emails = (variables.read(name) ?? '').split(',').map((email) => email.trim().toLowerCase());
  const given = [...new Set(emails.filter(Boolean))];
  if (!given.every((email) => EMAIL.test(email))) {
    variables.refuse(name, 'e-mail addresses separated by commas');
  }
  return given;
}

export function readEmail(variables: Variables, name: VariableName): string | undefined {
  const email = variables.read(name)?.toLowerCase();
  if (email && !EMAIL.test(email)) variables.refuse(name, 'one e-mail address');
  return email;
}

export function readChoice<const Choice extends string>(
  variables: Variables,
  name: VariableName,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = variables.read(name) ?? choices[0];
  const choice = choices.find((each) => each === text);
  return choice ?? variables.refuse(name, choices.join(' or '));
}
