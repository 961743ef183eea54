import type { Failure } from './errorTexts';

export interface CompanionAnswer {
  text: string;
  /** Whether the built-in companion spoke instead of a model. */
  builtIn: boolean;
}

export interface AnswerOptions {
  signal: AbortSignal;
  /** Called with each further part of the answer. */
  onPiece(piece: CompanionAnswer): void;
  /** Called before an attempt after the first. */
  onRetry(attempt: number): void;
}

/** Whoever answers a prompt. */
export interface Companion {
  /** @throws {CompanionError} when there is no whole answer. */
  answer(prompt: string, options: AnswerOptions): Promise<CompanionAnswer>;
  /** Forgets the answers that it keeps for later. */
  forget(): void;
}

export class CompanionError extends Error {
  override name = 'CompanionError';
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}
