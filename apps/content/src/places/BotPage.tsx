import { brand } from '@portal/brand';
import { ButtonLink } from '@portal/ui';
import { InfoPage } from '../InfoPage';

const COMMANDS = ['/start', '/help', '/drop', '/invite', '/edit'];

export function BotPage() {
  return (
    <InfoPage
      title={`${brand.name} Bot`}
      lead="A giveaway bot for Discord servers."
      actions={
        <>
          <ButtonLink to="/botinvite">Invite</ButtonLink> <ButtonLink to="/discord">Discord</ButtonLink>
        </>
      }
    >
      <section>
        <h2>Popular commands</h2>
        <ul>
          {COMMANDS.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
      </section>
    </InfoPage>
  );
}
