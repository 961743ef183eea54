import { IconButton, visuallyHidden } from '@portal/ui';
import { Mic } from 'lucide-react';
import { styled } from 'styled-components';
import { recognitionMaker } from './recognition';
import { useVoice, type VoiceState } from './useVoice';

/** A browser may have the recording turned into text elsewhere, and a visitor should know it. */
const NOTES: Record<VoiceState, string> = {
  off: '',
  listening: 'Listening. Your browser may send the recording to its maker to turn it into text.',
  refused: 'The microphone is not available. You can allow it in the settings of your browser.',
};

interface Props {
  text: string;
  onText(text: string): void;
}

/** Puts what is said into the question; absent where the browser cannot (AI-08, AI-09, TR-53). */
export function VoiceButton(props: Props) {
  return recognitionMaker() ? <AvailableVoiceButton {...props} /> : null;
}

function AvailableVoiceButton({ text, onText }: Props) {
  const { state, toggle } = useVoice(text, onText);
  return (
    <>
      <Note role="status" $isShown={state !== 'off'}>
        {NOTES[state]}
      </Note>
      <IconButton
        label="Voice input"
        aria-pressed={state === 'listening'}
        variant={state === 'listening' ? 'primary' : 'quiet'}
        onClick={toggle}
      >
        <Mic aria-hidden />
      </IconButton>
    </>
  );
}

const Note = styled.span<{ $isShown: boolean }>`
  ${({ $isShown }) => ($isShown ? 'order: -1; flex-basis: 100%; padding-inline: 0.75em;' : visuallyHidden)}
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;
