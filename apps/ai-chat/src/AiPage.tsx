import { ButtonLink, Ghost, VisuallyHidden } from '@portal/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ClearMessage } from './clearing/ClearMessage';
import { Composer } from './composer/Composer';
import { announcementOf, DISCLOSURE } from './copy';
import { ConversationLog } from './log/ConversationLog';
import { ATTENTIVE_MS, moodOf } from './mood/companionMood';
import { useFresh } from './mood/useFresh';
import { MusicButton } from './music/MusicButton';
import { Quotes } from './quotes/Quotes';
import { useRoomHeight } from './room/useRoomHeight';
import { useConversation } from './useConversation';
import { warmUp } from './warmUp';

/** `/AI`: ask, and be answered. Works without an account (AI-01). */
export function AiPage() {
  const room = useRef<HTMLDivElement>(null);
  useRoomHeight(room);
  const { conversation, state } = useConversation();
  const [isAttended, setIsAttended] = useState(false);
  const isFresh = useFresh(state.entries, ATTENTIVE_MS);
  const isGenerating = state.phase.status === 'generating';
  const isEmpty = state.entries.length === 0 && !isGenerating;
  const mood = moodOf(state, { isAttended, isFresh });

  return (
    <Room ref={room}>
      <Head>
        <SmallGhost size={48} mood={mood} $yields={isEmpty} />
        <h1>AI chat</h1>
        <ButtonLink to="/safety" variant="secondary">
          Help
        </ButtonLink>
      </Head>
      <Quotes />
      <ConversationLog state={state} mood={mood} onStart={conversation.ask} />
      <Composer
        isGenerating={isGenerating}
        onAsk={conversation.ask}
        onStop={conversation.stop}
        onAttention={(isThere) => {
          setIsAttended(isThere);
          if (isThere) warmUp();
        }}
      >
        <ClearMessage isEmpty={isEmpty} disabled={isGenerating} onClear={conversation.clear} />
        <MusicButton />
      </Composer>
      <Disclosure>{DISCLOSURE}</Disclosure>
      <VisuallyHidden role="status">{announcementOf(state)}</VisuallyHidden>
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: 100%;
  max-width: calc(var(--width-reading) + 2 * var(--size-gutter));
  height: var(--room-height, calc(100dvh - 8rem));
  container: room / size;
  margin-inline: auto;
  padding: var(--space-2) var(--size-gutter);
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  h1 {
    flex: 1;
    font-size: var(--text-h2);
  }
`;

/** Not beside the large one that greets in an empty conversation, where there is room for it. */
const SmallGhost = styled(Ghost)<{ $yields: boolean }>`
  @media (min-height: 46rem) {
    display: ${({ $yields }) => ($yields ? 'none' : 'block')};
  }
`;

const Disclosure = styled.p`
  color: var(--color-ink-faint);
  font-size: var(--text-tiny);
  line-height: var(--leading-snug);
  text-align: center;
`;
