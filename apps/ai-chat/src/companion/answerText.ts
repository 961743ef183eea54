/** The parts of the provider's answer that count here; everything may be missing. */
export interface WireAnswer {
  candidates?: { content?: { parts?: { text?: string; thought?: boolean }[] } }[];
  modelVersion?: string;
}

/**
 * `candidates[0].content.parts[0].text` (AI-34), where parts in which a model thinks aloud do not count. Empty when
 * there are no candidates, as in a blocked answer (AI-40).
 */
export function textOf(answer: WireAnswer): string {
  const parts = answer.candidates?.[0]?.content?.parts ?? [];
  return parts.find((part) => !part.thought)?.text ?? '';
}

/** Whether the portal's own companion spoke, which no provider stands behind. */
export function isBuiltIn(answer: WireAnswer): boolean {
  return answer.modelVersion?.startsWith('wisp-listener') ?? false;
}
