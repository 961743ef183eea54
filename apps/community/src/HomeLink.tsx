import { ButtonLink } from '@portal/ui';

/** The way home that every page of this remote has. */
export function HomeLink({ children = 'Back to Home' }: { children?: string }) {
  return (
    <ButtonLink to="/" variant="secondary">
      {children}
    </ButtonLink>
  );
}
