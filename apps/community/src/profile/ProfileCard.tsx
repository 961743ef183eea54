import { brand } from '@portal/brand';
import { type Profile, portal, shownAvatar, useSession } from '@portal/supabase';
import { Avatar, Badge, Card, Cluster, Stack, TextLink } from '@portal/ui';
import styled from 'styled-components';
import { PublicAddress } from './PublicAddress';

/** A name may be 32 letters without a gap. */
const Name = styled.h2`
  overflow-wrap: anywhere;
`;

/** One's own profile. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const session = useSession();
  const email = profile.email ?? (session.status === 'signed-in' ? session.user.email : null);
  const name = profile.username || 'No Username';
  return (
    <Card>
      <Cluster gap={5}>
        <Avatar size="huge" name={name} src={shownAvatar(profile.avatar, portal().config)} />
        <Stack gap={2}>
          <Cluster gap={2}>
            <Name>{name}</Name>
            {profile.verified && <Badge kind="verified" />}
          </Cluster>
          <p>{email || 'No e-mail address'}</p>
          {!profile.verified && <TextLink to="/Reqverified">Get Verified</TextLink>}
        </Stack>
      </Cluster>
      <p>{profile.bio || `Your Discord account is connected to ${brand.name}.`}</p>
      {profile.username && <PublicAddress username={profile.username} />}
    </Card>
  );
}
