import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listenerReply } from './listenerReply.ts';
import { english } from './phrases/english.ts';
import { indonesian } from './phrases/indonesian.ts';
import { piecesOf } from './pieces.ts';
import { type Turn, turnsOf } from './turns.ts';

/** Says the messages one after the other, as a visitor would, and gives all answers. */
function talk(...messages: string[]): string[] {
  const turns: Turn[] = [];
  for (const text of messages) {
    turns.push({ speaker: 'visitor', text });
    turns.push({ speaker: 'companion', text: listenerReply(turns) });
  }
  return turns.filter(({ speaker }) => speaker === 'companion').map(({ text }) => text);
}

describe('listenerReply', () => {
  it('says in the first answer what it is, and only there', () => {
    const [first, second] = talk('I had a bad day', 'my boss was unfair to me');
    expect(first).toMatch(/program/);
    expect(second).not.toMatch(/program/);
  });

  it('answers in the language of the visitor', () => {
    const [first, second] = talk('aku sedih karena ibuku sakit', 'I prefer English, I am sad');
    expect(first).toMatch(/ibumu sakit/);
    expect(second).toMatch(/sad|painful/);
  });

  it('names the feeling and asks about the topic', () => {
    const [, answer] = talk('hello', 'I am so stressed at work');
    expect(english.feelings.overwhelmed.some((phrase) => answer!.includes(phrase))).toBe(true);
    expect(english.topics.work.some((phrase) => answer!.includes(phrase))).toBe(true);
  });

  it('remembers what was said in this conversation', () => {
    const answers = talk(
      'My name is Ana and I am lonely at school',
      'hm, it rains',
      'and it is grey',
      'do you remember what I said?',
    );
    expect(answers.slice(1).join(' ')).toContain('your studies');
    expect(answers[3]).toMatch(/Ana.*your studies.*lonely/);
  });

  it('does not say the same sentence twice while it has others', () => {
    const answers = talk('it is odd', 'it is strange', 'it is weird', 'it is curious').map((answer) =>
      answer.split('\n\n').at(-1),
    );
    expect(new Set(answers).size).toBe(4);
  });

  it('gives the same answer to the same conversation', () => {
    expect(talk('I am sad', 'very')).toEqual(talk('I am sad', 'very'));
  });

  it.each(['are you human?', 'are you a therapist', 'kamu manusia?', 'siapa kamu'])(
    'is honest when asked: %s',
    (question) => {
      expect(talk(question)[0]).toMatch(/not a person|No human|bukan manusia|tidak ada manusia/);
    },
  );

  it.each(['do I have depression?', 'which dose should I take', 'apakah aku depresi'])(
    'never diagnoses: %s',
    (question) => {
      expect(talk(question)[0]).toMatch(/doctor|dokter/);
      expect(talk(question)[0]).not.toMatch(/you have|kamu mengidap|kamu depresi/i);
    },
  );

  it.each([
    'I want to die',
    'my friend wants to die',
    "I don't want to die",
    'aku mau bunuh diri',
    'aku tidak ingin mati',
  ])('points to help, gently: %s', (message) => {
    expect(talk(message)[0]).toContain('](/safety)');
  });

  it.each(['I want to kill myself', 'aku mau bunuh diri'])(
    'names the emergency number and that it is a program: %s',
    (message) => {
      expect(talk(message)[0]).toMatch(/local emergency number|nomor darurat/);
      expect(talk(message)[0]).toMatch(/program/);
    },
  );

  it('goes on pointing to help after danger was named: one calm message is no all-clear', () => {
    const answers = talk('I want to die', 'ok', 'fine now', 'it rains');
    for (const answer of answers) expect(answer).toContain('](/safety)');
  });

  it('has something to say to anything, and never invents links or pictures', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem()), { minLength: 1, maxLength: 6 }),
        (messages) => {
          for (const answer of talk(...messages)) {
            expect(answer.length).toBeGreaterThan(10);
            expect(answer).not.toMatch(/undefined|\{\w+\}|!\[|\]\((?!\/safety\))/);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('answers a conversation without any word of the visitor', () => {
    expect(listenerReply([])).toMatch(/program/);
  });
});

it.each([
  ['english', english],
  ['indonesian', indonesian],
])(
  'the %s phrases never claim a body or a profession, and have no placeholder but the known ones',
  (_name, book) => {
    const all = JSON.stringify(book);
    expect(all).not.toMatch(
      /\bI am (?:a )?(?:human|doctor|therapist)\b|as a human|\baku (?:manusia|dokter|psikolog)\b/i,
    );
    expect(
      all
        .match(/\{\w+\}/g)
        ?.every((slot) =>
          ['{topic}', '{feeling}', '{reason}', '{name}', '{topics}', '{feelings}'].includes(slot),
        ),
    ).toBe(true);
  },
);

describe('turnsOf', () => {
  it('reads a transcript, with lines that belong to the turn before', () => {
    expect(
      turnsOf([{ role: 'user', parts: [{ text: 'User: one\ntwo\nAI: three\nUser: four\nAI:' }] }]),
    ).toEqual([
      { speaker: 'visitor', text: 'one\ntwo' },
      { speaker: 'companion', text: 'three' },
      { speaker: 'visitor', text: 'four' },
    ]);
  });

  it('reads several contents, and text without prefixes', () => {
    const contents = [
      { role: 'user' as const, parts: [{ text: 'hello' }, { text: 'there' }] },
      { role: 'model' as const, parts: [{ text: 'User: hi' }] },
    ];
    expect(turnsOf(contents)).toEqual([
      { speaker: 'visitor', text: 'hello\nthere' },
      { speaker: 'companion', text: 'User: hi' },
    ]);
  });
});

it('pieces joined are the text again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.lorem(), fc.constantFrom(' a', 'a \n', '  ', '')), (text) => {
      expect(piecesOf(text).join('')).toBe(text.trim() === '' ? '' : text);
    }),
  );
});
