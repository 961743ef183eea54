import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './escape';

it('leaves nothing in text that HTML would read', () => {
  expect(escapeHtml(`<a href="x" id='y'>&`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;');
});

it('keeps JSON what it was, with nothing in it that could end a script', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029', '&', '"', '\\', 'a'),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const json = escapeJson({ text });
      expect(JSON.parse(json)).toEqual({ text });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});
