import { describe, expect, it } from 'vitest';
import { type TextStorage, tolerantStorage } from './storage';

function memory(): TextStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('tolerantStorage', () => {
  it('passes everything on while storage works', () => {
    const real = memory();
    const storage = tolerantStorage(() => real);
    storage.setItem('a', '1');
    expect(real.texts.get('a')).toBe('1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('keeps for itself what a blocked storage refuses (TR-118)', () => {
    const storage = tolerantStorage(blocked);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('prefers the new value over the old one that a full storage still holds', () => {
    const real = memory();
    real.texts.set('a', 'old');
    const full = { ...real, setItem: blocked };
    const storage = tolerantStorage(() => full);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
});
