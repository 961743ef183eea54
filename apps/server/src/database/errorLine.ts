/** An error in one line: its kind and where it was thrown. Its message may quote what people send. */
export function errorLine(error: Error): string {
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  return `${error.name} ${frame.trim()}`.trim();
}
