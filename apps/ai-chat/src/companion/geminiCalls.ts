import { isBuiltIn, textOf, type WireAnswer } from './answerText';
import type { CompanionAnswer } from './companion';
import type { GeminiModel } from './geminiModel';
import { startPatience } from './patience';

export interface CallOptions {
  signal: AbortSignal;
  onPiece(piece: CompanionAnswer): void;
}

/** AI-40: no candidates, a blocked prompt, or nothing but white space. */
function wholeAnswer(answer: CompanionAnswer): CompanionAnswer {
  if (answer.text.trim() === '') throw new Error('The response holds no answer');
  return answer;
}

/** One call of `:streamGenerateContent`. What arrived before a break has gone to `onPiece`. */
export async function askStreamed(
  model: GeminiModel,
  prompt: string,
  { signal, onPiece }: CallOptions,
): Promise<CompanionAnswer> {
  const patience = startPatience(signal);
  try {
    const { stream, response } = await model.generateContentStream(prompt, { signal: patience.signal });
    // The same break as in `stream`, told a second time.
    response.catch(() => undefined);
    const answer = { text: '', builtIn: false };
    for await (const piece of stream as AsyncIterable<WireAnswer>) {
      patience.hear();
      const text = textOf(piece);
      answer.text += text;
      answer.builtIn ||= isBuiltIn(piece);
      if (text) onPiece({ text, builtIn: answer.builtIn });
    }
    return wholeAnswer(answer);
  } finally {
    patience.end();
  }
}

/** One call of `:generateContent`. */
export async function askWhole(
  model: GeminiModel,
  prompt: string,
  { signal }: CallOptions,
): Promise<CompanionAnswer> {
  const patience = startPatience(signal);
  try {
    const { response } = await model.generateContent(prompt, { signal: patience.signal });
    return wholeAnswer({ text: textOf(response as WireAnswer), builtIn: isBuiltIn(response as WireAnswer) });
  } finally {
    patience.end();
  }
}
