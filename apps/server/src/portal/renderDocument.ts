import { brand } from '@portal/brand';
import { INLINE_IDS, type RuntimeConfig } from '@portal/contracts';
import { escapeHtml, escapeJson } from './escape';
import type { Page } from './pageOf';
import { DATA_PLACEHOLDER, HEAD_PLACEHOLDER, type Site } from './site';

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';
}

function head(page: Page, publicUrl: string): string {
  const title = `${page.title} · ${brand.name}`;
  const address = page.canonicalPath && publicUrl + page.canonicalPath;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description ?? brand.tagline),
    page.status === 404 ? meta('name', 'robots', 'noindex') : '',
    address ? `<link rel="canonical" href="${escapeHtml(address)}">` : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description ?? brand.tagline),
    meta('property', 'og:url', address),
    ...page.preload.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}

/** The whole document of a page: the shell's own, with head and data in the places that it keeps for them. */
export function renderDocument(site: Site, page: Page, runtime: RuntimeConfig): string {
  const data = dataBlock(INLINE_IDS.config, runtime) + dataBlock(INLINE_IDS.registry, site.registry);
  return site.template
    .replace(HEAD_PLACEHOLDER, () => head(page, runtime.publicUrl))
    .replace(DATA_PLACEHOLDER, () => data);
}
