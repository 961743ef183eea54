import { Cluster, Countdown, ProgressBar, ProgressRing, Spinner, useCountdown } from '../../src/index';
import { Specimen } from './Specimen';

export function Time() {
  const remaining = useCountdown({ seconds: 90 });
  return (
    <Specimen title="Time">
      <Cluster gap={7}>
        <Countdown seconds={remaining} total={90} />
        <Countdown seconds={365 * 3600 - 1} format="clock" />
        <ProgressRing value={0.64} label="Redirecting">
          64%
        </ProgressRing>
        <Spinner />
      </Cluster>
      <ProgressBar value={0.42} label="Streak" />
    </Specimen>
  );
}
