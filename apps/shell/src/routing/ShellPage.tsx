import { type ReactNode, useEffect } from 'react';
import { DocumentTitle } from './DocumentTitle';
import { markReady } from './readiness';

/** A route that the shell draws itself. */
export function ShellPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => markReady(true), []);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </>
  );
}
