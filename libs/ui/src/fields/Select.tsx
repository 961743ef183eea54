import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Glyph } from '../icons/Glyph';
import { fieldLook } from './fieldLook';
import { Labelled, type LabelProps } from './Labelled';

export type SelectProps = LabelProps & ComponentProps<'select'>;

/** A labelled native select; its `option`s are the children. */
export function Select({ label, labelHidden, hint, error, ...rest }: SelectProps) {
  return (
    <Labelled label={label} labelHidden={labelHidden} hint={hint} error={error} id={rest.id}>
      {(control) => (
        <Frame>
          <Control {...rest} {...control} />
          <Glyph name="chevron" />
        </Frame>
      )}
    </Labelled>
  );
}

const Frame = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 0.625em);
    right: 0.9em;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${fieldLook}
  padding-inline-end: 2.75em;
  appearance: none;
  cursor: pointer;

  option {
    background: var(--color-raised);
  }
`;
