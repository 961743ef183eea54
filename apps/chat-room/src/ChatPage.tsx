import { useSession } from '@portal/supabase';
import { LoadingState, Page } from '@portal/ui';
import { Navigate } from 'react-router-dom';
import { ChatRoom } from './ChatRoom';

/** `/Chat`: for people with a session; the local admin flag alone opens nothing (CH-01, OP-89). */
export function ChatPage() {
  const session = useSession();
  if (session.status === 'signed-out') return <Navigate to="/login" replace />;
  return (
    <Page title="Chat Room">
      {session.status === 'loading' ? (
        <LoadingState />
      ) : (
        <ChatRoom key={session.user.id} userId={session.user.id} />
      )}
    </Page>
  );
}
