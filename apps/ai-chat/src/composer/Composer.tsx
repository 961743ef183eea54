import { Button, TextArea, visuallyHidden } from '@portal/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { isSendKey } from './enterKey';
import { SendIcon, StopIcon } from './icons';
import { useDraft } from './useDraft';

interface Props {
  isGenerating: boolean;
  /** @returns whether the question was taken. */
  onAsk(question: string): boolean;
  onStop(): void;
  /** Told when the visitor comes to the field and leaves it. */
  onAttention(isThere: boolean): void;
  /** Further controls, at the left. */
  children?: ReactNode;
}

/** Where a question is written (AI-02 to AI-06). */
export function Composer({ isGenerating, onAsk, onStop, onAttention, children }: Props) {
  const [draft, setDraft] = useDraft();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onAsk(draft)) setDraft('');
    field.current?.focus();
  };

  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    if (isSendKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) submit(event);
  };

  const stop = () => {
    onStop();
    field.current?.focus();
  };

  return (
    <Root onSubmit={submit} noValidate>
      <Label htmlFor="question">Your message</Label>
      <Area
        ref={field}
        id="question"
        name="question"
        required
        rows={1}
        enterKeyHint="send"
        autoComplete="off"
        placeholder="Write what is on your mind"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={pressed}
        onFocus={() => onAttention(true)}
        onBlur={() => onAttention(false)}
      />
      <Controls>
        {children}
        <Space />
        {isGenerating && (
          <Button variant="secondary" onClick={stop}>
            <StopIcon /> Stop
          </Button>
        )}
        <Button type="submit" disabled={isGenerating}>
          <SendIcon /> Send
        </Button>
      </Controls>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-large);
  background: var(--color-sunken);
  transition:
    border-color var(--motion-quick),
    box-shadow var(--motion-slow);

  &:focus-within {
    border-color: var(--color-lavender);
    box-shadow: var(--glow);
  }
`;

const Label = styled.label`
  ${visuallyHidden}
`;

const Area = styled(TextArea)`
  min-height: 2.75rem;
  max-height: min(11rem, 30dvh);
  padding: 0.5em 0.75em;
  border-color: transparent;
  overflow-y: auto;

  &:hover:not(:disabled),
  &:focus-visible {
    border-color: transparent;
    outline: none;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const Space = styled.span`
  flex: 1;
`;
