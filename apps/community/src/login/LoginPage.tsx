import { portal } from '@portal/supabase';
import { Button, Card, Ghost, Page, Stack } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { Captcha } from '../captcha/Captcha';

export function LoginPage() {
  const [verified, setVerified] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!verified) return window.alert('Please verify captcha first!');
    portal()
      .signInWithDiscord()
      .catch((error: unknown) => console.warn('sign-in:', error));
  }

  return (
    <Page
      title="Hi Welcome!"
      lead="Sign in with your Discord account to continue"
      width="narrow"
      align="center"
    >
      <Card as="form" noValidate onSubmit={submit}>
        <Stack align="center">
          <Ghost mood={verified ? 'glad' : 'resting'} size={96} />
        </Stack>
        <Captcha action="login" onChange={setVerified} />
        <Button type="submit" disabled={!verified}>
          Login with Discord
        </Button>
      </Card>
    </Page>
  );
}
