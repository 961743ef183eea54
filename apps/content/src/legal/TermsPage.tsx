import { InfoPage } from '../InfoPage';
import { Sections } from './Sections';

const SECTIONS = [
  { heading: 'Who may use it', text: 'You must be at least 13 years old.' },
  {
    heading: 'How to use it',
    text: 'Use the site only for what is lawful, and treat the people in it with respect.',
  },
  {
    heading: 'Not professional advice',
    text: 'What the companion says is not medical, legal or other professional advice. It is a program, and it can be wrong.',
  },
  { heading: 'Changes', text: 'The service may change or stop without notice.' },
  {
    heading: 'Links that others made',
    text: 'Short links and links in the chat room are made by users. We do not control where they lead, and are not responsible for what is there.',
  },
];

export function TermsPage() {
  return (
    <InfoPage title="Terms of Service" lead="Last updated: 30 Aug 2025">
      <Sections sections={SECTIONS} />
    </InfoPage>
  );
}
