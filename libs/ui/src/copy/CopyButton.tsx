import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '../actions/Button';
import { copyText } from './copyText';

export const COPIED_FOR_MS = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'onCopy'> {
  text: string;
  /** What it reads for two seconds afterwards. */
  copiedLabel?: ReactNode;
  /** Told of every attempt, and whether it went well. */
  onCopy?(copied: boolean): void;
}

/** Copies a text and says so for 2 s; another press begins them anew. */
export function CopyButton({
  text,
  copiedLabel = 'Copied!',
  onCopy,
  variant = 'secondary',
  children = 'Copy',
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const done = await copyText(text);
    clearTimeout(timer.current);
    setCopied(done);
    if (done) timer.current = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    onCopy?.(done);
  };

  return (
    <Button variant={variant} onClick={copy} {...rest}>
      <Label aria-live="polite">{copied ? copiedLabel : children}</Label>
    </Button>
  );
}

const Label = styled.span`
  display: contents;
`;
