import { Avatar, Badge, Card, Cluster, Stack } from '../../src/index';
import { Specimen } from './Specimen';

export function People() {
  return (
    <Specimen title="People">
      <Cluster gap={5}>
        <Avatar name="Mira" size="huge" />
        <Avatar name="Mira" size="large" src="/nobody-is-here.png" />
        <Avatar name="Mira" />
        <Avatar name="Mira" size="small" />
      </Cluster>
      <Cluster>
        <Badge kind="verified" />
        <Badge kind="moderator" />
        <Badge>Admin</Badge>
        <Badge kind="green">POPULAR</Badge>
        <Badge kind="red">NEW</Badge>
      </Cluster>
      <Card as="article" style={{ maxWidth: 'var(--width-reading)' }}>
        <Cluster>
          <Avatar name="Arlo" alt="" />
          <Stack gap={1}>
            <Cluster gap={2}>
              <strong>Arlo</strong>
              <Badge kind="verified" />
              <Badge kind="moderator" />
            </Cluster>
            <small style={{ color: 'var(--color-ink-faint)' }}>today, 23:40</small>
          </Stack>
        </Cluster>
        <p>Welcome. Sit wherever you like; the kettle is on.</p>
      </Card>
    </Specimen>
  );
}
