import { brand } from '@portal/brand';
import { Card, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import type { Directory } from './directories';

const REPORT = `mailto:${brand.supportEmail}?subject=${encodeURIComponent('A helpline or directory that does not work')}`;

/** Directories, each with its source and date, and a way to say that one does not work. */
export function DirectoryList({ directories }: { directories: readonly Directory[] }) {
  return (
    <>
      <List>
        {directories.map(({ name, address, offers, source, seen }) => (
          <Card key={name} as="li">
            <h3>
              <TextLink href={address} target="_blank">
                {name}
              </TextLink>
            </h3>
            <p>{offers}</p>
            <Origin>
              Read on <time dateTime={seen}>{seen}</time> at{' '}
              <TextLink href={source} target="_blank">
                {new URL(source).host}
                {new URL(source).pathname}
              </TextLink>
            </Origin>
          </Card>
        ))}
      </List>
      <p>
        Something here does not work? <TextLink href={REPORT}>Tell us</TextLink>, so that nobody else stands
        before a closed door.
      </p>
    </>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

const Origin = styled.p`
  color: var(--color-ink-faint);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;
