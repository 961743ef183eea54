type Point = [x: number, y: number];

/** Dots of a path whose round line ends are all that is seen. */
const dots = (points: Point[]) => points.map(([x, y]) => `M${x} ${y}h0`).join('');

/** On a grid of 1440 by 420, thinning towards the horizon. */
export const SMALL_STARS = dots([
  [48, 62],
  [133, 190],
  [212, 38],
  [268, 272],
  [351, 118],
  [430, 330],
  [497, 66],
  [566, 208],
  [655, 30],
  [702, 300],
  [760, 142],
  [838, 62],
  [905, 232],
  [968, 120],
  [1052, 40],
  [1110, 296],
  [1178, 168],
  [1246, 84],
  [1318, 224],
  [1392, 52],
]);

export const LARGE_STARS = dots([
  [96, 128],
  [312, 54],
  [604, 112],
  [880, 158],
  [1140, 92],
  [1290, 316],
  [1366, 140],
]);
