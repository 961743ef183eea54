import { Accordion, Badge, Card, CardLink, Cluster, Ghost, Grid, Marquee, Tabs } from '../../src/index';
import { Specimen } from './Specimen';

const soft = { color: 'var(--color-ink-soft)' };

export function Cards() {
  return (
    <Specimen title="Cards, tabs, questions">
      <Grid min="16rem" stretch>
        <Card>
          <h3>Emotional Support</h3>
          <p style={soft}>Someone to write to when the day was too much, at any hour of the night.</p>
        </Card>
        <CardLink to="/Spin">
          <Cluster justify="space-between">
            <h3>Whack A Ghost</h3>
            <Badge kind="green">POPULAR</Badge>
          </Cluster>
          <p style={soft}>Thirty seconds, nine hiding places.</p>
        </CardLink>
        <CardLink to="/articles">
          <Ghost mood="glad" size={72} />
          <h3>A card that is a link</h3>
          <p style={soft}>Rises a little when you come near.</p>
        </CardLink>
      </Grid>
      <Tabs
        label="Team"
        tabs={[
          { id: 'core', label: 'Core Team', content: <Card>Two people who answer their mail.</Card> },
          { id: 'contributors', label: 'Contributors', content: <Card>No One Here Yet</Card> },
          { id: 'support', label: 'Support Team', content: <Card>Somebody is awake.</Card> },
        ]}
      />
      <Accordion
        items={[
          { id: 'free', title: 'Is it free?', content: 'Yes, and it stays so.' },
          { id: 'private', title: 'Is my chat private?', content: 'It is kept on your device.' },
          {
            id: 'account',
            title: 'Do I need an account?',
            content: 'Only to keep your history elsewhere too.',
          },
        ]}
      />
      <Marquee label="Kind words">
        {['It let me finish my sentence.', 'I slept.', 'No rush, no score.', 'Like a lamp left on.'].map(
          (words) => (
            <Card key={words} style={{ width: '17rem' }}>
              {words}
            </Card>
          ),
        )}
      </Marquee>
    </Specimen>
  );
}
