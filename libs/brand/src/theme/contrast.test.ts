import { describe, expect, it } from 'vitest';
import { type ColorName, colors } from './colors';
import { contrast } from './contrast';

const grounds = ['ground', 'sunken', 'surface', 'raised', 'hillFar', 'hillMid', 'hillNear'] as const;
const inks = ['ink', 'inkSoft', 'inkFaint', 'lavender', 'mint', 'peach', 'rose', 'butter'] as const;
const lights = ['lavender', 'mint', 'peach', 'rose', 'butter'] as const;
const brightLights = ['lavenderBright', 'mintBright', 'peachBright', 'roseBright'] as const;
const tints = ['lavender', 'mint', 'peach', 'rose', 'butter'] as const;

const text: [ColorName, ColorName][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [ColorName, ColorName] => [ink, ground])),
  ...[...lights, ...brightLights].map((light): [ColorName, ColorName] => ['onLight', light]),
  ...tints.flatMap((tint): [ColorName, ColorName][] => [
    [tint, `${tint}Deep`],
    ['ink', `${tint}Deep`],
    ['inkSoft', `${tint}Deep`],
  ]),
  ['lavenderBright', 'lavenderDeep'],
];

const shapes: [ColorName, ColorName][] = grounds.flatMap((ground): [ColorName, ColorName][] => [
  ['lineStrong', ground],
  ['focus', ground],
]);

it('knows the contrast of black and white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('contrast, AA', () => {
  it.each(text)('text: %s on %s is at least 4.5', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('outline: %s on %s is at least 3', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
