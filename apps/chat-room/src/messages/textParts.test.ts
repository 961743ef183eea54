import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textParts } from './textParts';

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

it.each([
  ['see https://example.com/a', ['https://example.com/a']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['https://example.com, or HTTP://EXAMPLE.ORG!', ['https://example.com/', 'http://example.org/']],
  ['one\nhttps://example.com/x\ntwo', ['https://example.com/x']],
  ['https://example.com/?q=a&b=c#d', ['https://example.com/?q=a&b=c#d']],
  ['https://example.com/%F0%9F%91%BB...', ['https://example.com/%F0%9F%91%BB']],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>x</b>', []],
  ['ftp://example.com', []],
  ['https://', []],
  ['https://known.example@other.example/', []],
  ['<img src=x onerror=alert(1)>', []],
  ['https://example.com/"onmouseover=alert(1)', ['https://example.com/']],
])('%j links to %j', (text, hrefs) => {
  expect(links(text)).toEqual(hrefs);
});

it('loses and changes no character', () => {
  const word = fc.constantFrom('https://example.com/a).', 'http://', ' ', '\n', '<b>', 'hi', '👻', ').', '@');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
      const text = words.join('');
      const again = textParts(text).map((part) => part.text);
      expect(again.join('')).toBe(text);
    }),
  );
});

it('links only to the web', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, noise) => {
      for (const href of links(`${noise} ${url} ${noise}`)) expect(href).toMatch(/^https?:\/\//);
    }),
    { numRuns: 25 },
  );
});
