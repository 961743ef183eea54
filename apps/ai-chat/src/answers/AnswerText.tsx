import { Prose } from '@portal/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useMarkdown } from './useMarkdown';

/** An answer as markdown; as plain text while the code for it is on its way. */
export const AnswerText = memo(function AnswerText({ children }: { children: string }) {
  const Markdown = useMarkdown();
  return <Text>{Markdown ? <Markdown>{children}</Markdown> : <Plain>{children}</Plain>}</Text>;
});

const Text = styled(Prose)`
  line-height: 1.55;

  :is(h2, h3) {
    font-size: var(--text-h3);
  }
`;

const Plain = styled.p`
  white-space: pre-wrap;
`;
