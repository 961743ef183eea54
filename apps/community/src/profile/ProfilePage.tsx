import { localText, portal, STORAGE_KEYS, useAdminFlag, useProfile } from '@portal/supabase';
import { Button, ErrorState, LoadingState } from '@portal/ui';
import { Protected } from '../access/Protected';
import { HomeLink } from '../HomeLink';
import { StillPage } from '../StillPage';
import { type OwnProfile, ownProfile } from './ownProfile';
import { ProfileCard } from './ProfileCard';

export function ProfilePage() {
  return (
    <Protected>
      <Account />
    </Protected>
  );
}

function Account() {
  const own = ownProfile({
    flagged: useAdminFlag(),
    profile: useProfile(),
    stored: {
      localSession: localText.getItem(STORAGE_KEYS.localSession),
      officialProfile: localText.getItem(STORAGE_KEYS.officialProfile),
    },
  });
  return (
    <StillPage
      title="Profile Account"
      actions={
        <>
          <HomeLink>Home</HomeLink>
          <Button variant="secondary" onClick={() => void portal().signOut()}>
            Logout
          </Button>
        </>
      }
    >
      <Content own={own} />
    </StillPage>
  );
}

function Content({ own }: { own: OwnProfile }) {
  switch (own.status) {
    case 'loading':
      return <LoadingState />;
    case 'unavailable':
      return (
        <ErrorState title="Your profile is out of reach">
          You are still signed in. It is asked for again every few seconds.
        </ErrorState>
      );
    default:
      return (
        <>
          <ProfileCard profile={own.profile} />
          <p>
            Changed your Discord picture, e-mail or username? Log out and log in again to see the change here.
          </p>
        </>
      );
  }
}
