/** The embedded database no longer answers what it is asked; it must be opened again. */
export class DatabaseBroken extends Error {
  override readonly name = 'DatabaseBroken';

  /** @param cause what broke it; its message may quote data and is left out of this one. */
  constructor(cause: unknown) {
    super('The embedded database has broken down and must be opened again.', { cause });
    this.stack = `${this.name}: ${this.message}`;
  }
}
