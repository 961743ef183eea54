import { brand } from '@portal/brand';
import { type Profile, portal, shownAvatar } from '@portal/supabase';
import { Avatar, Badge, Card, Cluster, Stack } from '@portal/ui';

/** What everybody may see of a person: never the e-mail. */
export function PublicProfile({ profile }: { profile: Profile }) {
  return (
    <Card>
      <Cluster gap={5}>
        <Avatar size="huge" name={profile.username} src={shownAvatar(profile.avatar, portal().config)} />
        <Stack gap={2}>
          <Cluster gap={2}>
            <h2>{profile.username}</h2>
            {profile.verified && <Badge kind="verified" />}
          </Cluster>
          <p>{profile.bio || `${brand.name} User`}</p>
        </Stack>
      </Cluster>
    </Card>
  );
}
