import { portal, useSession } from '@portal/supabase';
import { NightGarden } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { type RouteObject, useNavigate, useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';
import { AccountBanner } from './frame/AccountBanner';
import { Footer } from './frame/Footer';
import { SkipLink } from './frame/SkipLink';
import { TopBar } from './frame/TopBar';
import { useArrival } from './routing/useArrival';
import { usePreloadOnApproach } from './routing/usePreloadOnApproach';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  /* The footer starts below the fold, so that it never moves while a page arrives. */
  min-height: calc(100svh - 4.25rem);
  outline: none;
`;

interface Props {
  routes: RouteObject[];
  /** Menu entries of remotes beyond the specified links. */
  added: { label: string; path: string }[];
}

/** Frame and current page. */
export function Site({ routes, added }: Props) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  usePreloadOnApproach(routes);
  useFreshSignIn();
  const page = useRoutes(routes);
  return (
    <Column>
      <SkipLink />
      <TopBar added={added} />
      <AccountBanner />
      <Main id="main" ref={main} tabIndex={-1}>
        {page}
      </Main>
      <Footer />
      <NightGarden />
    </Column>
  );
}

/** Discord leads back to the site's origin; a sign-in that has just happened is forwarded once (OP-99). */
function useFreshSignIn(): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in' && portal().takeFreshSignIn()) navigate('/SuccessLogin', { replace: true });
  }, [status, navigate]);
}
