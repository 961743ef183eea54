import { brand } from '@portal/brand';

/** Every key this remote writes. The first two are specified (AI-18, AI-19). */
export const STORAGE_KEYS = {
  history: 'chatHistory',
  cache: 'chatCache',
  /** Beside the history: id, time and notes of each entry. */
  historyDetails: `${brand.slug}ChatHistoryDetails`,
  /** Beside the cache: which of its answers the built-in companion gave. */
  cacheDetails: `${brand.slug}ChatCacheDetails`,
  /** Set once the welcome has been shown. */
  welcomed: `${brand.slug}ChatWelcomed`,
  /** In session storage: what stands in the composer. */
  draft: `${brand.slug}ChatDraft`,
} as const;
