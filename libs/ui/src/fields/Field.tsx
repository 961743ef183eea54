import type { ComponentProps } from 'react';
import { Labelled, type LabelProps } from './Labelled';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

export type FieldProps = LabelProps & { children?: never } & (
    | ({ multiline?: false } & ComponentProps<'input'>)
    | ({ multiline: true } & ComponentProps<'textarea'>)
  );

/** A labelled input, or with `multiline` a labelled textarea that grows. Other props go to the control. */
export function Field({ label, labelHidden, hint, error, ...rest }: FieldProps) {
  return (
    <Labelled label={label} labelHidden={labelHidden} hint={hint} error={error} id={rest.id}>
      {(control) => {
        if (rest.multiline) {
          const { multiline: _, ...area } = rest;
          return <TextArea {...area} {...control} />;
        }
        const { multiline: _, ...input } = rest;
        return <TextInput {...input} {...control} />;
      }}
    </Labelled>
  );
}
