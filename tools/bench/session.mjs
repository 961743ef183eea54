import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMBER } from './serve.mjs';

const BRAND = join(import.meta.dirname, '..', '..', 'libs', 'brand', 'src', 'brand.ts');

/** Where the page keeps its session (`STORAGE_KEYS` of @portal/supabase). */
function storageKey() {
  const [, slug] = /slug: '([^']+)'/.exec(readFileSync(BRAND, 'utf8')) ?? [];
  return `${slug}-session`;
}

/** A new session as the page keeps it in local storage. @param {string} origin of a portal served for the bench */
export async function signIn(origin) {
  const document = await (await fetch(origin)).text();
  const [, key = ''] = /"supabaseKey":"([^"]+)"/.exec(document) ?? [];
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  if (!response.ok) throw new Error(`Nobody can sign in: ${response.status} ${await response.text()}`);
  return { key: storageKey(), value: await response.text() };
}
