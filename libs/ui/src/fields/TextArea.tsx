import type { ComponentProps, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { fieldLook } from './fieldLook';

/** Browsers without `field-sizing` grow it here. */
function grow({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>) {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** A multi-line input that grows with its text, to ten lines or so. Label it, or take `Field multiline`. */
export function TextArea({ onInput, ...rest }: ComponentProps<'textarea'>) {
  return (
    <Root
      rows={2}
      onInput={(event) => {
        grow(event);
        onInput?.(event);
      }}
      {...rest}
    />
  );
}

const Root = styled.textarea`
  ${fieldLook}
  display: block;
  max-height: 16rem;
  field-sizing: content;
  resize: none;
`;
