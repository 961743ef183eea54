import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  {
    path: '/Arcade',
    page: 'ArcadePage',
    title: 'Arcade',
    description: 'Six small ghost games to rest your head with.',
  },
  { path: '/WhackAGhost', page: 'GamePage', title: 'Whack A Ghost' },
  { path: '/CalmPopGame', page: 'GamePage', title: 'Calm Pop Game' },
  { path: '/GhostMathChallenge', page: 'GamePage', title: 'Ghost Math Challenge' },
  { path: '/GhostMemoryFlip', page: 'GamePage', title: 'Ghost Memory Flip' },
  { path: '/TicTacToe', page: 'GamePage', title: 'TicTacToe' },
  { path: '/Spin', page: 'GamePage', title: 'Spin Game' },
  { path: '/Spin/check', page: 'RoundCheckPage', title: 'Replay and check a round' },
] as const satisfies readonly RouteDeclaration[];
