import { Card, Page, TextLink } from '@portal/ui';
import { useEffect } from 'react';
import type { AloneRemote } from './aloneRemote';
import { markReady } from './markReady';

interface Props {
  remotes: readonly AloneRemote[];
  addresses: Readonly<Record<string, string>>;
}

/** Every route there is, with an address that shows something where the route has parameters. */
export function RouteList({ remotes, addresses }: Props) {
  useEffect(() => markReady(true), []);
  return (
    <Page title="Remotes alone" lead="Every route of what runs here.">
      {remotes.map(({ name, routes }) => (
        <Card key={name}>
          <h2>{name}</h2>
          <ul>
            {routes.map(({ path, title }) => (
              <li key={path}>
                <TextLink to={addresses[path] ?? path}>{path}</TextLink> {title}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  );
}
