/** Why a remote's page is not there: said on its card, and to whoever reads the console. */
export type FailureReason = 'unavailable' | 'slow' | 'contract' | 'missing-page' | 'crashed';

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly remote: string,
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${reason}`, options);
  }
}
