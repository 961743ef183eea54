import { Button, Card, EmptyState, ErrorState, Grid, LoadingState, Skeleton, Stack } from '../../src/index';
import { Specimen } from './Specimen';

export function States() {
  return (
    <Specimen title="States">
      <Grid min="18rem">
        <Card>
          <EmptyState title="No One Here Yet" action={<Button variant="secondary">Invite</Button>}>
            This page fills up as people come.
          </EmptyState>
        </Card>
        <Card>
          <LoadingState />
        </Card>
        <Card>
          <ErrorState onRetry={() => {}}>The store could not be reached. Nothing was spent.</ErrorState>
        </Card>
      </Grid>
      <Card>
        <Stack gap={5}>
          <Skeleton height="1.5em" width="40%" />
          <Skeleton lines={3} />
        </Stack>
      </Card>
    </Specimen>
  );
}
