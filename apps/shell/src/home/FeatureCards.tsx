import { Card } from '@portal/ui';
import { Cards } from './HomePage.styles';

/** Exactly four (HO-12). */
const FEATURES = [
  {
    title: 'Emotional Support',
    text: 'Say what is on your mind. You are met with patience, not with advice you did not ask for.',
  },
  {
    title: 'Smart Conversations',
    text: 'It keeps the thread of what you said, and asks the next good question.',
  },
  {
    title: 'Always Available',
    text: 'Three in the morning counts too. There is no queue and no appointment.',
  },
  {
    title: 'Safe Space',
    text: 'Your conversation is kept on your own device, and help is one press away.',
  },
];

export function FeatureCards() {
  return (
    <Cards>
      {FEATURES.map(({ title, text }) => (
        <Card key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </Card>
      ))}
    </Cards>
  );
}
