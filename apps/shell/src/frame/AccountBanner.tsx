import { useSignedIn } from '@portal/supabase';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { isBannerVisible } from './bannerVisibility';

const Strip = styled.aside`
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface);
  color: var(--color-ink-soft);
  text-align: center;
`;

/** One line above most pages: how to get an account, or where it is (SH-50, SH-51). */
export function AccountBanner() {
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  if (signedIn === undefined || !isBannerVisible(pathname)) return null;
  return signedIn ? (
    <Strip aria-label="Account">
      Click <Link to="/profile">Profile</Link> to view your account
    </Strip>
  ) : (
    <Strip aria-label="Account">
      Click <Link to="/login">Login</Link> to create an account
    </Strip>
  );
}
