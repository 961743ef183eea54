import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** A mint seal as high as the text beside it. */
export function VerifiedMark(props: ComponentProps<'span'>) {
  return (
    <Root role="img" aria-label="Verified" title="Verified" {...props}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="var(--color-mint)"
          d="M12 1.6l2.7 2 3.3-.1 1 3.2 2.7 2-1.1 3.2 1.1 3.1-2.7 2-1 3.2-3.3-.1-2.7 2-2.7-2-3.3.1-1-3.2-2.7-2 1.1-3.1L2.3 8.7l2.7-2 1-3.2 3.3.1z"
          stroke="var(--color-mint)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          fill="none"
          stroke="var(--color-on-light)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M7.8 12.2l2.9 2.9 5.5-5.7"
        />
      </svg>
    </Root>
  );
}

const Root = styled.span`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  vertical-align: -0.2em;
`;
