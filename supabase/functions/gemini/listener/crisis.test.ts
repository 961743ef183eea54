import { expect, it } from 'vitest';
import { type Danger, dangerIn } from './crisis.ts';

const CASES: Record<Danger, string[]> = {
  crisis: [
    'I want to die',
    'i wanna die',
    'I don’t want to live anymore',
    'i dont want to be here anymore',
    'I want to kill myself',
    'thinking about suicide again',
    'im suicidal',
    'kms',
    'I have been cutting myself',
    'i want to end it all',
    'I wish I was never born',
    'everyone would be better off without me',
    'there is no reason to live',
    'I am not happy, I want to die',
    'I could jump off a bridge',
    'my dad is hitting me',
    'I took 30 pills',
    'i just took all my pills',
    "what's the point of living",
    'whats the point of living',
    'udah minum obat banyak biar ga bangun',
    'saya ingin menghilang selamanya',
    'aku mau bunuh diri',
    'pengen mati aja',
    'aku ingin mengakhiri hidup',
    'gak kuat hidup lagi',
    'aku capek hidup',
    'kepikiran bundir',
    'mending aku mati',
    'aku nyilet tangan lagi',
    'rasanya ingin mengakhiri semuanya',
    'aku sering dipukuli di rumah',
  ],
  denied: [
    "I don't want to die",
    'i am not suicidal',
    'I would never kill myself',
    'aku nggak mau bunuh diri',
    'aku tidak ingin mati',
  ],
  someone: [
    'my friend wants to die',
    'my brother killed himself last year',
    'she said she is suicidal',
    'temanku mau bunuh diri',
  ],
  none: [
    '',
    'hello',
    'I was dying of laughter',
    'I want to die of embarrassment',
    'this homework is killing me',
    'Suicide Squad was fun',
    'I cut myself while cooking',
    'my phone died',
    'mati lampu di rumah',
    'mau mati ketawa aku',
    'aku belajar mati-matian',
    'I want to live by the sea',
    'the deadline is killing time',
    'I am sad',
  ],
};

it.each(Object.entries(CASES).flatMap(([danger, messages]) => messages.map((message) => [message, danger])))(
  '%s: %s',
  (message, danger) => {
    expect(dangerIn(message)).toBe(danger);
  },
);

it.each(['I WANT TO DIE', 'i want   to\ndie', '“I want to die”'])(
  'reads %j whatever its case, spaces and quotes',
  (message) => {
    expect(dangerIn(message)).toBe('crisis');
  },
);
