import { ButtonLink, Page } from '@portal/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lastPage } from './lastPage';
import { markReady } from './markReady';

/** Stands for everything that other remotes and the shell own. */
export function ElsewherePage() {
  const { pathname } = useLocation();
  useEffect(() => markReady(true), []);
  return (
    <Page
      title="Not part of this remote"
      lead={`In the portal somebody else draws ${pathname}.`}
      actions={
        <>
          <ButtonLink to={lastPage.get()}>Back</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            All routes
          </ButtonLink>
        </>
      }
    />
  );
}
