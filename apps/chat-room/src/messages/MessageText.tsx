import styled from 'styled-components';
import { textParts } from './textParts';

/** What someone wrote: line breaks kept, web addresses as links, everything else as plain text. */
export function MessageText({ text }: { text: string }) {
  return (
    <Text dir="auto">
      {textParts(text).map((part, index) =>
        part.kind === 'link' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </Text>
  );
}

const Text = styled.p`
  overflow-wrap: anywhere;
  text-wrap: wrap;
  unicode-bidi: isolate;
  white-space: pre-wrap;
  line-height: 1.45;

  a {
    color: var(--color-mint);
  }
`;
