import { ButtonLink, Page, type PageProps } from '@portal/ui';

/** A page to read: its heading, its content, and the way home. */
export function InfoPage({ children, actions, ...page }: PageProps) {
  return (
    <Page {...page}>
      {children}
      <div>
        {actions}
        <ButtonLink to="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
