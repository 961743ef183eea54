/** The portal cannot start for a reason that its operator can mend. The message is one line, fit to print. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
