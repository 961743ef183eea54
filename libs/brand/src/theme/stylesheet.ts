import { tokens } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every token as a pair of custom property and value; a group's `default` takes the name of the group. */
export function customProperties(): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries<string>(values).map(([name, value]): [string, string] => [
      name === 'default' ? `--${group}` : `--${group}-${kebab(name)}`,
      value,
    ]),
  );
}

/** The text of `tokens.css`. */
export function tokensStylesheet(): string {
  const lines = customProperties().map(([name, value]) => `  ${name}: ${value.replaceAll("'", '"')};\n`);
  return `/* Written from tokens.ts by its test: npx vitest run -u libs/brand */\n:root {\n  color-scheme: dark;\n${lines.join('')}}\n`;
}
