import { brand } from '@portal/brand';
import { ButtonLink, Card, Page, Stack } from '@portal/ui';
import { styled } from 'styled-components';
import { DirectoryList } from './DirectoryList';
import { DIRECTORIES } from './directories';

/** `/safety`: what to do now, where people are, and what the companion is and is not. */
export function SafetyPage() {
  return (
    <Selectable>
      <Page
        title="Help and safety"
        lead="If you are in danger, or afraid of what you might do: you deserve a person beside you, now."
      >
        <Now as="section" aria-labelledby="now">
          <h2 id="now">What to do now</h2>
          <Steps>
            <li>
              <strong>If someone may be hurt soon, call your local emergency number.</strong> Say where you
              are first.
            </li>
            <li>
              <strong>Go to where a person is:</strong> someone at home, a neighbor, a teacher, a shop, a
              hospital. You can say just this: "I am not safe alone. Please stay with me."
            </li>
            <li>
              <strong>Put distance between you and what could hurt you.</strong> Leave the room, or hand it to
              someone.
            </li>
            <li>
              <strong>Wait with the rest.</strong> Breathe out slowly, longer than in. Nothing else has to be
              decided in the next ten minutes.
            </li>
          </Steps>
        </Now>

        <Stack as="section" gap={4} aria-labelledby="people">
          <h2 id="people">People who listen, in many countries</h2>
          <p>These international directories lead to helplines and centers near you.</p>
          <DirectoryList directories={DIRECTORIES} />
        </Stack>

        <Stack as="section" gap={4} aria-labelledby="someone">
          <h2 id="someone">If you worry about someone</h2>
          <p>
            Ask directly, in plain words, and listen without arguing: asking does not put the thought into
            anybody's head. If they are in danger now, call your local emergency number and stay with them if
            you can. Then find someone for yourself, too.
          </p>
        </Stack>

        <Stack as="section" gap={4} aria-labelledby="companion">
          <h2 id="companion">What the companion is, and is not</h2>
          <Facts>
            <li>
              {brand.name} is an AI. It is not a person, and no doctor, therapist or counselor. It does not
              diagnose and it does not know about medicine.
            </li>
            <li>It can be wrong. Please do not let it decide for you.</li>
            <li>
              Nobody watches over the chat and nobody can be called through it. When you are in danger, turn
              to people.
            </li>
            <li>
              To be answered, what you write goes to this site's server and, unless the built-in companion
              speaks, on to the provider of an AI model. The conversation is kept on your device; Clear
              Message deletes it there.
            </li>
            <li>
              Where an answer is marked "Built-in companion", no AI model was asked: a small program on this
              site chose among sentences that people wrote.
            </li>
          </Facts>
          <p>
            <ButtonLink to="/AI" variant="secondary">
              Back to the chat
            </ButtonLink>
          </p>
        </Stack>
      </Page>
    </Selectable>
  );
}

/** Numbers and addresses can be copied from here, whatever the site does against copying elsewhere. */
const Selectable = styled.div`
  user-select: text;
`;

const Now = styled(Card)`
  gap: var(--space-4);
  border-color: var(--color-peach);
  background: var(--color-peach-deep);
`;

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-inline-start: 1.4em;
  list-style: disc;
`;
