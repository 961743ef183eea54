import { useSignedIn } from '@portal/supabase';
import { LoadingState } from '@portal/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * Opens for a session or the admin flag, and sends everybody else to `/login` (AU-30 to AU-32); nobody is sent
 * anywhere before it is known whether there is a session (AU-33).
 */
export function Protected({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  if (signedIn === undefined) return <LoadingState />;
  return signedIn ? children : <Navigate to="/login" replace />;
}
