import { brand } from '@portal/brand';
import { useSignedIn } from '@portal/supabase';
import { Ghost } from '@portal/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SideMenu } from './SideMenu';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--size-gutter);
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-touch);
  margin-inline-end: auto;
  font-size: var(--text-lead);
  font-weight: var(--weight-strong);
  text-decoration: none;
`;

const Account = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-touch);
  padding-inline: var(--space-4);
  border-radius: var(--radius-pill);
  color: var(--color-ink-soft);
  font-weight: var(--weight-medium);
  text-decoration: none;

  &:hover {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;

/** On every page: the way home, the account, the menu (SH-45 to SH-49). */
export function TopBar({ added }: { added: { label: string; path: string }[] }) {
  const signedIn = useSignedIn();
  return (
    <Bar>
      <Home to="/">
        <Ghost mood="resting" size={36} />
        {brand.name}
      </Home>
      {signedIn ? <Account to="/profile">Profile</Account> : <Account to="/login">Login</Account>}
      <SideMenu added={added} />
    </Bar>
  );
}
