import { TextLink } from '@portal/ui';
import { InfoPage } from '../InfoPage';
import { Sections } from './Sections';

const SECTIONS = [
  {
    heading: 'What is collected',
    text: 'Chat content and technical data. What you tell the companion is sent to it to be answered; your conversation itself is kept on your device. What you write in the chat room is stored so that others can read it.',
  },
  {
    heading: 'Your conversations',
    text: 'Conversations are confidential. They may be used anonymously for AI training. Today no chat is used for that.',
  },
  {
    heading: 'Your account',
    text: 'When you sign in with Discord we keep your name, picture and e-mail address. Nobody else can see your e-mail address.',
  },
  {
    heading: 'What you can ask for',
    text: 'You may ask us to delete your history, and you may opt out of the use of your data for development.',
  },
  {
    heading: 'On your device',
    text: 'The site remembers small things in the storage of your browser: your conversation, your streak, your best scores, your choices. The captcha runs on our own server; no other company sees it.',
  },
];

export function PrivacyPage() {
  return (
    <InfoPage title="Privacy Policy" lead="Last updated: 16 Aug 2025">
      <Sections sections={SECTIONS} />
      <p>
        Everything this device holds can be seen in the{' '}
        <TextLink to="/privacy-center">privacy center</TextLink>.
      </p>
    </InfoPage>
  );
}
