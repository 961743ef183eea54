import { expect, it } from 'vitest';
import type { Outcome, Phase } from '../conversation/conversationState';
import { moodOf } from './companionMood';

const GENERATING: Phase = { status: 'generating', text: '', builtIn: false, attempt: 1 };
const IDLE: Phase = { status: 'idle' };

it.each([
  ['thinking', GENERATING, 'none', true, true],
  ['listening', IDLE, 'answered', true, true],
  ['listening', IDLE, 'answered', false, true],
  ['listening', IDLE, 'answered', true, false],
  ['resting', IDLE, 'answered', false, false],
  ['listening', IDLE, 'failed', true, true],
  ['resting', IDLE, 'none', false, true],
] as [string, Phase, Outcome, boolean, boolean][])('%s', (mood, phase, outcome, isAttended, isFresh) => {
  expect(moodOf({ entries: [], phase, outcome }, { isAttended, isFresh })).toBe(mood);
});
