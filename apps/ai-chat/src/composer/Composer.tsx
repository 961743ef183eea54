import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { VoiceButton } from '../voice/VoiceButton';
import { Action, Area, Controls, Label, Root, Space, Word } from './Composer.styles';
import { isSendKey } from './enterKey';
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
        {isGenerating ? (
          <Action variant="secondary" onClick={stop}>
            <Square aria-hidden /> <Word>Stop</Word>
          </Action>
        ) : (
          <VoiceButton text={draft} onText={setDraft} />
        )}
        <Action type="submit" disabled={isGenerating}>
          <ArrowUp aria-hidden /> <Word>Send</Word>
        </Action>
      </Controls>
    </Root>
  );
}
