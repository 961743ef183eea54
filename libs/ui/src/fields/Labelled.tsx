import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden';

export interface LabelProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence; announced when it appears. */
  error?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface LabelledProps extends LabelProps {
  id?: string;
  children(control: ControlProps): ReactNode;
}

/** A control with its label above and its hint and error below, all tied together. */
export function Labelled({ label, labelHidden, hint, error, id, children }: LabelledProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={controlId} $hidden={labelHidden}>
        {label}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      {error && (
        <Wrong id={`${controlId}-error`} role="alert">
          {error}
        </Wrong>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;

const Label = styled.label<{ $hidden?: boolean }>`
  width: fit-content;
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Hint = styled.p`
  color: var(--color-ink-faint);
  font-size: var(--text-small);
  line-height: var(--leading-snug);
`;

const Wrong = styled(Hint)`
  color: var(--color-rose);
`;
