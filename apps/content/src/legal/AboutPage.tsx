import { brand } from '@portal/brand';
import { InfoPage } from '../InfoPage';
import { Sections } from './Sections';

const SECTIONS = [
  {
    heading: 'What this is',
    text: `${brand.name} is a community around an AI companion that listens. Beside it there is a chat room with people, an arcade, a coin store, articles and letters.`,
  },
  {
    heading: 'What it is not',
    text: 'It is no doctor and no emergency service. When you are in danger, call your local emergency number; the help page says what else there is.',
  },
  {
    heading: 'Who makes it',
    text: 'A small team, named on the team page. You can write to them through the contact page.',
  },
];

export function AboutPage() {
  return (
    <InfoPage title="About" lead="Last updated: 16 Aug 2025">
      <Sections sections={SECTIONS} />
    </InfoPage>
  );
}
