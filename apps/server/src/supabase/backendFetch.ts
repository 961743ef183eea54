import type { App } from '@supabase/lite';
import { withCors } from './answers/cors';
import { authSurface } from './auth/authSurface';
import type { Backend, BackendOptions, RequestOrigin } from './Backend';
import type { DiscordProvider } from './discord/DiscordProvider';
import { discordApplication } from './discord/discordApplication';
import { restSurface } from './rest/restSurface';
import { isStandInAllowed } from './stand-in/isStandInAllowed';
import { standInProvider } from './stand-in/standInProvider';
import { standInSurface } from './stand-in/standInSurface';

/** Lets requests reach exactly the three surfaces that we serve; lite has others, such as `/_system`. */
export function backendFetch(app: App, adminEmail: string, options: BackendOptions): Backend['fetch'] {
  const { database, publicUrl, bindAddress, discord, discordEndpoints } = options;
  const standIn = standInProvider(publicUrl);
  const consent = standInSurface(publicUrl, standIn);
  const rest = restSurface(app);
  const auth = authSurface({ app, database, publicUrl, adminEmail });
  const application =
    discord.kind === 'application'
      ? discordApplication({
          ...discord,
          callbackUrl: `${publicUrl}/auth/v1/callback`,
          endpoints: discordEndpoints,
        })
      : undefined;

  function mayUseStandIn(request: Request, { peerAddress }: RequestOrigin): boolean {
    const { url, headers } = request;
    return (
      discord.kind === 'stand-in' && isStandInAllowed({ bindAddress, publicUrl, peerAddress, url, headers })
    );
  }

  function providerFor(request: Request, origin: RequestOrigin): DiscordProvider | undefined {
    return application ?? (mayUseStandIn(request, origin) ? standIn : undefined);
  }

  return async (request, origin) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) return withCors(await rest(request, origin.peerAddress));
    if (pathname.startsWith('/auth/v1/')) return withCors(await auth(request, providerFor(request, origin)));
    if (pathname.startsWith('/__discord/') && mayUseStandIn(request, origin)) return consent(request);
    return new Response('Not found', { status: 404 });
  };
}
