import { describe, expect, it } from 'vitest';
import { reasonSaidBack } from './echo.ts';
import { feelingIn } from './feelings.ts';
import { intentIn } from './intents.ts';
import { languageOf } from './language.ts';
import { memoryOf } from './memory.ts';
import { topicIn } from './topics.ts';

const visitor = (...messages: string[]) => messages.map((text) => ({ speaker: 'visitor' as const, text }));

it.each([
  ['I feel so alone', 'lonely'],
  ["I'm not happy with this", 'sad'],
  ['I am not angry, just tired', 'tired'],
  ['we broke up and I am heartbroken and sad', 'hurt'],
  ['aku cemas banget', 'anxious'],
  ['kesel sama semua orang', 'angry'],
  ['alhamdulillah aku lega', 'glad'],
  ['the cat sat on the mat', undefined],
])('feeling of "%s": %s', (message, feeling) => {
  expect(feelingIn(message)).toBe(feeling);
});

it.each([
  ['my boss again', 'work'],
  ['I failed the exam', 'school'],
  ['my girlfriend left', 'love'],
  ['ibuku marah terus', 'family'],
  ['susah tidur', 'sleep'],
  ['nothing special', undefined],
])('topic of "%s": %s', (message, topic) => {
  expect(topicIn(message)).toBe(topic);
});

it.each([
  ['are you a real person?', 'identity'],
  ['am I talking to a human', 'identity'],
  ['who are you', 'identity'],
  ['kamu manusia bukan?', 'identity'],
  ['siapa kamu', 'identity'],
  ['do I have depression?', 'clinician'],
  ['what dosage should I take', 'clinician'],
  ['apakah aku bipolar', 'clinician'],
  ['please help me calm down', 'calming'],
  ['aku butuh ditenangin, tolong tenangin aku', 'calming'],
  ['what should I do?', 'advice'],
  ['harus gimana ya', 'advice'],
  ['do you remember my name', 'recall'],
  ['you are useless', 'complaint'],
  ['thanks a lot', 'thanks'],
  ['makasih ya', 'thanks'],
  ['I wanted to say thanks but then my mother came in and began to shout at me', undefined],
  ['hi', 'greeting'],
  ['selamat malam', 'greeting'],
  ['hi, my boss is mean', undefined],
  ["i don't know", 'unsure'],
  ['ok', 'short'],
  ['iya', 'short'],
])('intent of "%s": %s', (message, intent) => {
  expect(intentIn(message)).toBe(intent);
});

describe('languageOf', () => {
  it.each([
    [['I am sad today'], 'en'],
    [['aku sedih hari ini'], 'id'],
    [['aku sedih hari ini', 'hmm'], 'id'],
    [['aku sedih hari ini', 'can we speak English please'], 'en'],
    [['…'], 'en'],
    [[], 'en'],
  ])('%j is %s', (messages, language) => {
    expect(languageOf(visitor(...messages))).toBe(language);
  });
});

describe('reasonSaidBack', () => {
  it.each([
    ['I cry because my boss yelled at me.', 'en', 'your boss yelled at you'],
    ["since I'm alone and we moved, nothing works", 'en', "you're alone and you moved, nothing works"],
    ['sad because I was late', 'en', 'you were late'],
    ['sedih karena ibuku sakit', 'id', 'ibumu sakit'],
    ['soalnya pacarku ninggalin aku', 'id', 'pacarmu ninggalin kamu'],
    ['because you said so', 'en', undefined],
    ['because', 'en', undefined],
    ['because <img src=x>', 'en', undefined],
    ['because [x](http://evil.example)', 'en', undefined],
    [`because ${'very '.repeat(20)}sad`, 'en', undefined],
  ] as const)('%s', (message, language, expected) => {
    expect(reasonSaidBack(message, language)).toBe(expected);
  });
});

describe('memoryOf', () => {
  it('keeps name, feelings and topics of what was said before, newest first', () => {
    const memory = memoryOf(
      visitor('my name is ana', 'I am sad about my family', 'so tired of work', 'hello?'),
    );
    expect(memory).toEqual({ name: 'Ana', feelings: ['tired', 'sad'], topics: ['work', 'family'] });
  });

  it('takes a question about the name for no name', () => {
    expect(memoryOf(visitor('what is my name', 'nama saya siapa?')).name).toBeUndefined();
  });
});
