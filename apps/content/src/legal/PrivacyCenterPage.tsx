import { EmptyState } from '@portal/ui';
import { useState } from 'react';
import { InfoPage } from '../InfoPage';
import { deviceKeys } from './deviceKeys';

/** What this device keeps, by name: the first of the promises of the privacy policy. */
export function PrivacyCenterPage() {
  const [keys] = useState(() => deviceKeys());
  return (
    <InfoPage title="Privacy center" lead="This is what the site keeps in this browser.">
      {keys.length === 0 ? (
        <EmptyState title="Nothing is stored on this device" />
      ) : (
        <ul>
          {keys.map(({ name, characters }) => (
            <li key={name}>
              <code>{name}</code>, {characters} characters
            </li>
          ))}
        </ul>
      )}
      <p>To ask for the deletion of what your account holds, write to us through the contact page.</p>
    </InfoPage>
  );
}
