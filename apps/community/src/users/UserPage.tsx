import { ErrorState, LoadingState, usePageTitle } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { HomeLink } from '../HomeLink';
import { StillPage } from '../StillPage';
import { PublicProfile } from './PublicProfile';
import { type UserState, useUser } from './useUser';

export function UserPage() {
  const { username = '' } = useParams();
  const [user, retry] = useUser(username);
  const name = 'profile' in user ? user.profile.username : username;
  const heading = user.status === 'missing' ? 'User not found' : `${name}'s Profile`;
  usePageTitle(heading);

  return (
    <StillPage title={heading} actions={<HomeLink />}>
      <Content user={user} username={username} retry={retry} />
    </StillPage>
  );
}

function Content({ user, username, retry }: { user: UserState; username: string; retry: () => void }) {
  switch (user.status) {
    case 'loading':
      return <LoadingState />;
    case 'missing':
      return <p>Nobody here is called {username}.</p>;
    case 'unavailable':
      return <ErrorState title="This profile is out of reach" onRetry={retry} />;
    default:
      return <PublicProfile profile={user.profile} />;
  }
}
