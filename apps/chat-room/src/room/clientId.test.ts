import { expect, it } from 'vitest';
import { newClientId } from './clientId';

it('makes random uuids of version 4', () => {
  const ids = Array.from({ length: 500 }, newClientId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
