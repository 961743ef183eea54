/** One thing said in the conversation, by the visitor or by the companion. */
export interface Turn {
  speaker: 'visitor' | 'companion';
  text: string;
}

/** The part of Gemini's `contents[]` that counts: who, and plain text. */
export interface Content {
  role: 'user' | 'model';
  parts: { text: string }[];
}

const MARKED_LINE = /^(User|AI):(?: |$)/;

/** Reads lines prefixed `User:` and `AI:` (AI-31); a line without a prefix continues the one before. */
function turnsOfTranscript(text: string): Turn[] {
  const turns: Turn[] = [];
  for (const line of text.split('\n')) {
    const mark = MARKED_LINE.exec(line);
    const current = turns.at(-1);
    if (mark)
      turns.push({
        speaker: mark[1] === 'AI' ? 'companion' : 'visitor',
        text: line.slice(mark[0].length),
      });
    else if (current) current.text += `\n${line}`;
    else turns.push({ speaker: 'visitor', text: line });
  }
  return turns;
}

/** The conversation as turns, whether it comes as one transcript or as several contents. Blank turns are left out. */
export function turnsOf(contents: readonly Content[]): Turn[] {
  return contents
    .flatMap(({ role, parts }) => {
      const text = parts.map((part) => part.text).join('\n');
      return role === 'model' ? [{ speaker: 'companion' as const, text }] : turnsOfTranscript(text);
    })
    .map((turn) => ({ ...turn, text: turn.text.trim() }))
    .filter((turn) => turn.text !== '');
}
