import { describe, expect, it } from 'vitest';
import { hostHeaders, hostRule } from './hostRule';

describe('hostRule', () => {
  it.each<[string, string[], string]>([
    ['http://localhost:4000', ['localhost:4000'], 'ours'],
    ['http://localhost:4000', ['LOCALHOST:4000'], 'ours'],
    ['https://portal.example', ['portal.example'], 'ours'],
    ['https://portal.example', ['portal.example:443'], 'ours'],
    ['http://[::1]:4000', ['[::1]:4000'], 'ours'],
    ['http://localhost:4000', ['127.0.0.1:4000'], 'other'],
    ['http://localhost:4000', ['localhost'], 'other'],
    ['http://localhost:4000', ['localhost:4001'], 'other'],
    ['http://localhost:4000', ['localhost.:4000'], 'other'],
    ['https://portal.example', ['portal.example:80'], 'other'],
    ['https://portal.example', ['portal.example.evil.example'], 'other'],
    ['http://localhost:4000', [], 'other'],
    ['http://localhost:4000', [''], 'malformed'],
    ['http://localhost:4000', ['localhost:4000', 'evil.example'], 'malformed'],
    ['http://localhost:4000', ['localhost:4000', 'localhost:4000'], 'malformed'],
    ['http://localhost:4000', ['localhost:4000/x'], 'malformed'],
    ['http://localhost:4000', ['user@localhost:4000'], 'malformed'],
    ['http://localhost:4000', ['localhost:4000 '], 'malformed'],
  ])('at %s takes %j for %s', (publicUrl, hosts, verdict) => {
    expect(hostRule(publicUrl)(hosts)).toBe(verdict);
  });

  it('finds every host header, whatever its case', () => {
    expect(hostHeaders(['Host', 'a', 'Accept', 'host', 'hOsT', 'b'])).toEqual(['a', 'b']);
  });
});
