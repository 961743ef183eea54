/**
 * Builds the gallery, serves it under the portal's content security policy, photographs it at a phone's and a
 * desk's width, and fails on serious or critical axe findings. `node libs/ui/dev/review.mjs [port]`
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import axe from 'axe-core';

const ROOT = join(import.meta.dirname, '../../..');
const SITE = join(ROOT, 'dist/gallery');
const PICTURES = join(ROOT, 'test-results/gallery');
const PORT = Number(process.argv[2] ?? 4300);
const WIDTHS = [360, 1440];
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
].join('; ');

execFileSync(process.execPath, [
  join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
  'build',
  '-c',
  join(import.meta.dirname, 'rsbuild.config.ts'),
]);

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  try {
    const body = readFileSync(join(SITE, path === '/' ? 'index.html' : path));
    response.setHeader('content-type', TYPES[extname(path)] ?? TYPES['.html']);
    response.setHeader('content-security-policy', POLICY);
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(PORT, '127.0.0.1');

mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const findings = [];

async function inspect(page, name) {
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  for (const { id, impact, nodes } of violations) {
    findings.push({ name, id, impact, where: nodes.map((node) => node.target.join(' ')).slice(0, 5) });
  }
}

for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      findings.push({ width, log: message.text() });
  });
  page.on('pageerror', (error) => findings.push({ width, log: String(error) }));
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) findings.push({ width, impact: 'serious', id: 'scrolls sideways', overflow });
  await page.getByText('Is it free?').click();
  await page.evaluate(() => scrollTo(0, 0));
  await inspect(page, `page-${width}`);
  for (const section of await page.locator('section[id]').all()) {
    await section.screenshot({ path: join(PICTURES, `${await section.getAttribute('id')}-${width}.png`) });
  }
  for (const name of ['Ask something', 'One that stays', 'From the side']) {
    await page.getByRole('button', { name }).click();
    await inspect(page, `dialog-${width}-${name.split(' ')[0].toLowerCase()}`);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.last().click();
  }
  await page.close();
}

await browser.close();
server.close();
process.stdout.write(findings.length ? `${JSON.stringify(findings, null, 2)}\n` : 'nothing found\n');
process.exitCode = findings.some(({ impact, log }) => log || /serious|critical/.test(impact)) ? 1 : 0;
