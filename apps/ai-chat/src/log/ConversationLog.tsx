import { Button, Glyph, type Mood } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AnswerItem } from '../answers/AnswerItem';
import type { ConversationState } from '../conversation/conversationState';
import { useReader } from '../speech/useReader';
import { WelcomePopup } from '../welcome/WelcomePopup';
import { QuestionItem } from './QuestionItem';
import { Underway } from './Underway';
import { useFollow } from './useFollow';
import { Welcome } from './Welcome';

interface Props {
  state: ConversationState;
  mood: Mood;
  onStart(question: string): void;
}

/** What was said, newest last. New lines are not announced from here: the page says when an answer begins and ends. */
export function ConversationLog({ state, mood, onStart }: Props) {
  const { entries, phase } = state;
  const { reader, readingId } = useReader();
  const scroller = useRef<HTMLDivElement>(null);
  const questions = entries.filter(({ type }) => type === 'question').length;
  const isEmpty = entries.length === 0 && phase.status === 'idle';
  useEffect(() => {
    if (isEmpty) reader?.stop();
  }, [isEmpty, reader]);
  const { follows, goToEnd, handlers } = useFollow(scroller, isEmpty ? undefined : state, questions);

  return (
    <Frame>
      <WelcomePopup />
      <Scroller
        ref={scroller}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={phase.status === 'generating'}
        tabIndex={0}
        {...handlers}
      >
        <Content>
          {isEmpty && <Welcome mood={mood} onStart={onStart} />}
          {entries.map((entry) =>
            entry.type === 'question' ? (
              <QuestionItem key={entry.id} text={entry.text} />
            ) : (
              <AnswerItem
                key={entry.id}
                answer={entry}
                isReading={entry.id === readingId}
                onRead={reader?.toggle}
              />
            ),
          )}
          {phase.status === 'generating' && <Underway phase={phase} />}
        </Content>
      </Scroller>
      {!follows && !isEmpty && (
        <Jump onClick={goToEnd}>
          <Glyph name="chevron" /> Jump to newest
        </Jump>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const Scroller = styled.div`
  flex: 1;
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-medium);
  scrollbar-gutter: stable both-edges;
  scrollbar-width: thin;
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-height: 100%;
  padding-block: var(--space-4) var(--space-5);
`;

const Jump = styled(Button)`
  position: absolute;
  bottom: var(--space-3);
  left: 50%;
  translate: -50% 0;
  font-size: var(--text-small);
  white-space: nowrap;
  box-shadow: var(--shadow);
`;
