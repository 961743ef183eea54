import { Badge } from '@portal/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AuthorLineProps {
  username: string;
  verified?: boolean;
  moderator?: boolean;
  /** The time, where there is one. */
  children?: ReactNode;
}

/** Who wrote it, with the badges that the database gave them (CH-07, CH-08, TR-65). */
export function AuthorLine({ username, verified, moderator, children }: AuthorLineProps) {
  return (
    <Line>
      <Name>{username}</Name>
      {verified && <Badge kind="verified" />}
      {moderator && <Badge kind="moderator" />}
      {children}
    </Line>
  );
}

const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-small);
  line-height: var(--leading-snug);

  time {
    color: var(--color-ink-faint);
    font-size: var(--text-tiny);
  }
`;

const Name = styled.bdi`
  overflow-wrap: anywhere;
  font-weight: var(--weight-strong);
`;
