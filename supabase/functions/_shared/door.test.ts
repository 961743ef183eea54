import { describe, expect, it } from 'vitest';
import { readableBy, readOrigins, refusalAtDoor } from './door.ts';

const OURS = 'https://portal.example';
const ask = (method: string, headers: Record<string, string> = {}) =>
  refusalAtDoor(method, new Headers(headers), [OURS])?.code;
const JSON_BODY = { 'content-type': 'application/json' };

describe('the door', () => {
  it.each([
    ['a program that sends JSON', 'POST', JSON_BODY],
    ['a program with a key', 'POST', { apikey: 'k', 'content-type': 'text/plain' }],
    ['the official client', 'POST', { 'x-goog-api-key': 'k' }],
    ['a program that reads', 'GET', {}],
    ['our page', 'POST', { ...JSON_BODY, origin: OURS }],
    ['our page, asking first', 'OPTIONS', { origin: OURS }],
    ['JSON with its character set', 'POST', { 'content-type': 'Application/JSON; charset=utf-8' }],
  ])('lets %s in', (_, method, headers) => {
    expect(ask(method, headers as Record<string, string>)).toBeUndefined();
  });

  it.each([
    'https://evil.example',
    'null',
    '',
    'http://portal.example',
    `${OURS}.evil.example`,
    `${OURS}:81`,
  ])('refuses the page of %j', (origin) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(ask(method, { ...JSON_BODY, apikey: 'k', origin })).toBe('origin_not_allowed');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    'text/application/json',
  ])('refuses a body of the type %j without a key', (type) => {
    expect(ask('POST', { 'content-type': type })).toBe('unsupported_media_type');
    expect(ask('POST', { 'content-type': type, origin: OURS })).toBe('unsupported_media_type');
  });

  it('knows no origin where none is named', () => {
    expect(readOrigins(undefined)).toEqual([]);
    expect(readOrigins(` ${OURS}/, http://localhost:4000,`)).toEqual([OURS, 'http://localhost:4000']);
  });

  it('shows an answer to the page that asked, and to no other', async () => {
    const answer = readableBy(new Response('hi', { status: 201, headers: { 'x-own': 'yes' } }), OURS);
    expect(answer.headers.get('access-control-allow-origin')).toBe(OURS);
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([201, 'yes', 'hi']);
    const unread = readableBy(new Response(null, { status: 204 }), null);
    expect(unread.headers.has('access-control-allow-origin')).toBe(false);
    expect(unread.headers.get('vary')).toBe('origin');
  });
});
