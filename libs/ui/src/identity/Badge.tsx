import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Glyph } from '../icons/Glyph';
import { VerifiedMark } from './VerifiedMark';

export type BadgeKind = 'verified' | 'moderator' | 'neutral' | 'green' | 'red';

export interface BadgeProps extends ComponentProps<'span'> {
  kind?: BadgeKind;
}

/** A word or a sign beside a name or a title. `verified` and `moderator` name themselves. */
export function Badge({ kind = 'neutral', children, ...rest }: BadgeProps) {
  if (kind === 'verified') return <VerifiedMark {...rest} />;
  if (kind === 'moderator')
    return (
      <Root role="img" aria-label="Moderator" title="Moderator" $kind={kind} {...rest}>
        <Glyph name="shield" />
        Moderator
      </Root>
    );
  return (
    <Root $kind={kind} {...rest}>
      {children}
    </Root>
  );
}

const looks = {
  moderator: css`
    background: var(--color-lavender-deep);
    color: var(--color-lavender-bright);
  `,
  neutral: css`
    background: var(--color-raised);
    color: var(--color-ink-soft);
  `,
  green: css`
    background: var(--color-mint-deep);
    color: var(--color-mint);
  `,
  red: css`
    background: var(--color-rose-deep);
    color: var(--color-rose);
  `,
};

const Root = styled.span<{ $kind: keyof typeof looks }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  width: fit-content;
  padding: 0.25em 0.75em;
  border-radius: var(--radius-pill);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  line-height: 1.3;
  letter-spacing: 0.01em;
  white-space: nowrap;
  ${({ $kind }) => looks[$kind]}
`;
