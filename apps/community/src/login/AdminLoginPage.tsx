import { portal } from '@portal/supabase';
import { Button, Card, Field, Notice, Page } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HomeLink } from '../HomeLink';

type Attempt = 'none' | 'running' | 'refused';

export function AdminLoginPage() {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>('none');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setAttempt('running');
    const right = await portal()
      .signInAsAdmin(String(given.get('email')), String(given.get('password')))
      .catch(() => false);
    if (right) navigate('/profile');
    else setAttempt('refused');
  }

  return (
    <Page title="Admin Login" width="narrow" align="center">
      <Card as="form" onSubmit={submit}>
        <Field label="E-mail" name="email" type="email" autoComplete="username" required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        {attempt === 'refused' && <Notice tone="error">Wrong email or password!</Notice>}
        <Button type="submit" busy={attempt === 'running'}>
          Login
        </Button>
      </Card>
      <HomeLink />
    </Page>
  );
}
