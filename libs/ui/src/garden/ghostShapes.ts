/** The mascot's outline on a grid of 120 by 126, tip to hem. */
export const GHOST_OUTLINE =
  'M75 4C66 6 61 13 51 16.5C32 22 21 38 20 60C19.3 76 17 90 17 104C17 115 22 121 30 121C38 121 38 111 45.5 111C53 111 53 122 60.5 122C68 122 68 111 75.5 111C83 111 83 121 91 121C99 121 104 115 104 104C104 90 101 76 100.5 60C99.5 39 90 25 75.5 18C71 15.5 71.5 9 75 4Z';

/** resting: nothing happens; listening: somebody speaks; thinking: an answer is on its way; glad: it went well. */
export type Mood = 'resting' | 'listening' | 'thinking' | 'glad';
