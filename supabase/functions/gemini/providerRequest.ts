import type { Call } from './call.ts';
import type { Content } from './listener/turns.ts';
import type { Companion } from './provider.ts';
import { SYSTEM_INSTRUCTION } from './systemInstruction.ts';

/**
 * Somebody who writes about wanting to die must get an answer and not a refusal, so dangerous content is only
 * blocked when it is certain; what does not belong in front of people from 13 up is blocked earlier.
 */
const SAFETY_SETTINGS = [
  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold: 'BLOCK_ONLY_HIGH' },
  { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' },
  { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
];

const MAX_OUTPUT_TOKENS = 8_192;

/** The request to the provider: the visitor's words, our instruction and settings, and the key as a header. */
export function providerRequest(
  { address, model, key }: Extract<Companion, { kind: 'provider' }>,
  { method, sse }: Call,
  contents: Content[],
): { url: string; init: RequestInit } {
  return {
    url: `${address}/v1beta/models/${model}:${method}${sse ? '?alt=sse' : ''}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      redirect: 'manual',
      body: JSON.stringify({
        contents,
        systemInstruction: { parts: [{ text: SYSTEM_INSTRUCTION }] },
        generationConfig: { maxOutputTokens: MAX_OUTPUT_TOKENS },
        safetySettings: SAFETY_SETTINGS,
      }),
    },
  };
}
