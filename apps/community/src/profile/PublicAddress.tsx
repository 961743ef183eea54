import { portal } from '@portal/supabase';
import { CopyButton, Field, Notice } from '@portal/ui';
import { useState } from 'react';
import { publicAddress } from './ownProfile';

/** Where others find this profile, ready to be copied. */
export function PublicAddress({ username }: { username: string }) {
  const [refused, setRefused] = useState(false);
  const address = publicAddress(portal().config.publicUrl, username);

  function tell(copied: boolean) {
    setRefused(!copied);
    if (copied) window.alert('URL copied to clipboard!');
  }

  return (
    <>
      <Field
        label="Public profile"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      {refused && (
        <Notice tone="warning">Your browser did not allow copying. Select the address above instead.</Notice>
      )}
      <CopyButton text={address} copiedLabel="Copy URL" onCopy={tell}>
        Copy URL
      </CopyButton>
    </>
  );
}
