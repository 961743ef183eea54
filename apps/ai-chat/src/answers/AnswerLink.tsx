import { TextLink } from '@portal/ui';
import type { ComponentProps } from 'react';
import { safeHref } from './safeHref';

/** A link in an answer; one that leads nowhere safe is its text. */
export function AnswerLink({ href, children }: ComponentProps<'a'>) {
  const safe = safeHref(href);
  if (!safe) return <>{children}</>;
  if ('to' in safe) return <TextLink to={safe.to}>{children}</TextLink>;
  return (
    <TextLink href={safe.href} target="_blank" rel="noopener noreferrer nofollow" title={safe.href}>
      {children}
    </TextLink>
  );
}
