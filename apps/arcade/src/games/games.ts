export interface Game {
  path: string;
  name: string;
  /** How it is played, in one sentence. */
  rule: string;
  badge?: 'POPULAR' | 'NEW';
}

/** The six games in the order of the index (GM-03, GM-04, GM-06). */
export const games: readonly Game[] = [
  {
    path: '/WhackAGhost',
    name: 'Whack A Ghost',
    rule: 'Tap the ghosts before they slip away.',
    badge: 'POPULAR',
  },
  { path: '/CalmPopGame', name: 'Calm Pop Game', rule: 'Pop slow bubbles and breathe out with each one.' },
  { path: '/GhostMathChallenge', name: 'Ghost Math Challenge', rule: 'Thirty seconds of friendly sums.' },
  { path: '/GhostMemoryFlip', name: 'Ghost Memory Flip', rule: 'Find the pairs of hidden ghosts.' },
  { path: '/TicTacToe', name: 'TicTacToe', rule: 'Three in a row, against the robot or a friend.' },
  { path: '/Spin', name: 'Spin Game', rule: 'Three rows of symbols and play money that buys nothing.' },
];

/** The game at an address, in any case. */
export function gameAt(pathname: string): Game | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return games.find((game) => game.path.toLowerCase() === path);
}
