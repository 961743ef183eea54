import type { ReactNode } from 'react';
import { Stack } from '../../src/index';

/** A heading and what it is about. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={5}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
