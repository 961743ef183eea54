export type Mood = 'resting' | 'listening' | 'thinking' | 'glad';

const faces = {
  resting: 'M40 57q6 6 12 0M68 57q6 6 12 0M55 70q5 4 10 0',
  listening: 'M46 54v7M74 54v7M56 71q4 3 8 0',
  thinking: 'M48 50v7M76 50v7M56 71h7',
  glad: 'M40 58q6-8 12 0M68 58q6-8 12 0M52 68q8 10 16 0',
} satisfies Record<Mood, string>;

/** Eyes, mouth and cheeks of one mood. */
export function GhostFace({ mood }: { mood: Mood }) {
  return (
    <>
      <g fill="var(--color-peach)" opacity={mood === 'glad' ? 0.9 : 0.55}>
        <ellipse cx="36" cy="68" rx="6.5" ry="4.5" />
        <ellipse cx="84" cy="68" rx="6.5" ry="4.5" />
      </g>
      <path
        d={faces[mood]}
        fill="none"
        stroke="var(--color-on-light)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
