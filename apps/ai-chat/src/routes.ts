import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  {
    path: '/AI',
    page: 'AiPage',
    title: 'AI chat',
    description: 'Talk with an AI companion that listens. Free, and without an account.',
  },
  {
    path: '/safety',
    page: 'SafetyPage',
    title: 'Help and safety',
    description:
      'What to do now if you are in danger, where to find people, and what the companion is and is not.',
  },
  {
    path: '/Mmx',
    page: 'MoodMixPage',
    title: 'Mood mix',
    description: 'A small mixer of calm sounds: rain, wind, waves and more.',
  },
] as const satisfies readonly RouteDeclaration[];
