import { Cluster, NightGarden, Page, TextLink } from '../src/index';
import { Actions } from './sections/Actions';
import { Cards } from './sections/Cards';
import { Colors } from './sections/Colors';
import { Dialogs } from './sections/Dialogs';
import { Fields } from './sections/Fields';
import { Mascot } from './sections/Mascot';
import { Notices } from './sections/Notices';
import { People } from './sections/People';
import { States } from './sections/States';
import { Time } from './sections/Time';
import { Words } from './sections/Words';

const sections = { Mascot, Words, Colors, Actions, Fields, Cards, People, Notices, States, Time, Dialogs };

export function Gallery() {
  return (
    <>
      <main>
        <Page
          width="wide"
          title="A quiet night garden"
          lead="Every part of the portal in every state, to look at and to test."
          actions={
            <Cluster as="nav" aria-label="Sections" gap={4}>
              {Object.keys(sections).map((name) => (
                <TextLink key={name} href={`#${name}`}>
                  {name}
                </TextLink>
              ))}
            </Cluster>
          }
        >
          {Object.entries(sections).map(([name, Section]) => (
            <section key={name} id={name} aria-label={name}>
              <Section />
            </section>
          ))}
        </Page>
      </main>
      <NightGarden />
    </>
  );
}
