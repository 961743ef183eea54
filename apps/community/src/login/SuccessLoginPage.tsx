import { Countdown, Ghost, Page, Stack, TextLink, useCountdown } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { Protected } from '../access/Protected';

const REDIRECT_AFTER_S = 3;

export function SuccessLoginPage() {
  return (
    <Protected>
      <Greeting />
    </Protected>
  );
}

function Greeting() {
  const navigate = useNavigate();
  const seconds = useCountdown({
    seconds: REDIRECT_AFTER_S,
    onEnd: () => navigate('/', { replace: true }),
  });
  return (
    <Page title="Successfully logged in" width="narrow" align="center">
      <Stack align="center">
        <Ghost mood="glad" />
        <Countdown seconds={seconds} total={REDIRECT_AFTER_S} />
        <p>
          You are on your way <TextLink to="/">home</TextLink>.
        </p>
      </Stack>
    </Page>
  );
}
