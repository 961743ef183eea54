import { colors } from '@portal/brand';
import { Grid, Stack } from '../../src/index';
import { Specimen } from './Specimen';

export function Colors() {
  return (
    <Specimen title="Colors">
      <Grid min="7rem" gap={4}>
        {Object.entries(colors).map(([name, value]) => (
          <Stack key={name} gap={1} style={{ fontSize: 'var(--text-tiny)' }}>
            <div
              style={{
                height: '4rem',
                borderRadius: 'var(--radius-medium)',
                background: value,
                border: '1px solid var(--color-line)',
              }}
            />
            {name}
          </Stack>
        ))}
      </Grid>
    </Specimen>
  );
}
