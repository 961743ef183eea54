import 'altcha/external';
import 'altcha/altcha.css';

/** Registers the widget's solver and words; the element `altcha-widget` is defined by the import above. */
export function prepareCaptchaWidget(): void {
  // The file as it is, from our own origin: bundled as a worker it would ask for the shell's federation runtime, in
  // vain; and the package exports it to `import` alone, hence the path.
  const solver = new URL('../../../../node_modules/altcha/dist/workers/pbkdf2.js', import.meta.url);
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(solver));
  $altcha.i18n.set('en', {
    ...$altcha.i18n.get('en'),
    label: 'I am not a robot',
    verifying: 'Making sure that you are not a robot...',
    verified: 'You are not a robot',
  });
}
