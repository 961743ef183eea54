import { officialProfile } from '@portal/supabase';
import { Avatar } from '@portal/ui';
import { WELCOME } from '../copy';
import { AuthorLine } from './AuthorLine';
import { MessageText } from './MessageText';
import { Content, Row } from './messageLook';

/** The fixed first entry (CH-04). It has no row, so nobody can answer or delete it (CH-05, CH-06, TR-64). */
export function WelcomeArticle() {
  const { username, avatar } = officialProfile();
  return (
    <Row aria-label={`Message from ${username}`}>
      <Avatar src={avatar} name={username} />
      <Content>
        <AuthorLine username={username} />
        <MessageText text={WELCOME} />
      </Content>
    </Row>
  );
}
