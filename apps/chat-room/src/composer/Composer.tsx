import { Button, TextArea } from '@portal/ui';
import { type FormEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { DraftStore } from '../draft/createDraft';
import { LengthCounter } from './LengthCounter';
import { isSendable } from './messageLength';
import { useMessageField } from './useMessageField';

interface ComposerProps {
  draft: DraftStore;
  /** False while it is not known yet under which name the message would stand. */
  isReady: boolean;
  /** @returns whether the message was taken; if not, the text stays. */
  onSend(text: string): boolean;
}

export function Composer({ draft, isReady, onSend }: ComposerProps) {
  const { text, replyTo } = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const area = useRef<HTMLTextAreaElement>(null);
  const answered = useRef(replyTo);
  const id = useId();

  useEffect(() => {
    if (replyTo !== null && replyTo !== answered.current) area.current?.focus();
    answered.current = replyTo;
  }, [replyTo]);

  function send() {
    if (isReady && isSendable(text) && onSend(text)) draft.set({ text: '', replyTo: null });
  }

  const { isRefused, handlers } = useMessageField({
    text,
    onText: (next) => draft.set({ text: next }),
    onSend: send,
    onEscape: () => draft.set({ replyTo: null }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
    area.current?.focus();
  }

  return (
    <Form onSubmit={submit}>
      <TextArea
        ref={area}
        value={text}
        aria-label="Message"
        aria-describedby={`${id}-length`}
        placeholder="Write a message"
        autoComplete="off"
        {...handlers}
      />
      <Foot>
        <LengthCounter text={text} id={`${id}-length`} />
        <Refusal role="status">{isRefused && 'There is no room for that.'}</Refusal>
        <Button type="submit" disabled={!isReady || !isSendable(text)}>
          Send
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

const Refusal = styled.span`
  flex: 1;
  color: var(--color-butter);
  font-size: var(--text-small);
`;
