import { ErrorState, LoadingState, Page, usePageTitle } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { HomeLink } from '../HomeLink';
import { PublicProfile } from './PublicProfile';
import { useUser } from './useUser';

export function UserPage() {
  const { username = '' } = useParams();
  const [user, retry] = useUser(username);
  const heading = 'profile' in user ? `${user.profile.username}'s Profile` : undefined;
  usePageTitle(heading);

  switch (user.status) {
    case 'loading':
      return <LoadingState />;
    case 'missing':
      return (
        <Page title="User not found" lead={`Nobody here is called ${username}.`} align="center">
          <HomeLink />
        </Page>
      );
    case 'unavailable':
      return (
        <Page title={`${username}'s Profile`} actions={<HomeLink />}>
          <ErrorState title="This profile is out of reach" onRetry={retry} />
        </Page>
      );
    default:
      return (
        <Page title={heading} actions={<HomeLink />}>
          <PublicProfile profile={user.profile} />
        </Page>
      );
  }
}
