import { brand } from '@portal/brand';
import { ButtonLink, Ghost } from '@portal/ui';
import { ShellPage } from '../routing/ShellPage';
import { FeatureCards } from './FeatureCards';
import { Hero, HeroText, Places } from './HomePage.styles';

/** Where the home page leads beside the companion (HO-06). */
const PLACES = [
  { to: '/chat', label: 'Chat room' },
  { to: '/arcade', label: 'Arcade' },
  { to: '/store', label: 'Store' },
  { to: '/articles', label: 'Articles' },
  { to: `/${brand.slug}bot`, label: 'Discord bot' },
  { to: '/team', label: 'Team' },
  { to: '/donation', label: 'Donations' },
  { to: '/support', label: 'Support' },
  { to: '/contact', label: 'Contact' },
];

export function HomePage() {
  return (
    <ShellPage title={brand.tagline}>
      <Hero>
        <HeroText>
          <h1>Someone to listen, whenever you need it</h1>
          <p>
            {brand.name} is an AI companion for the heavy evenings and the good ones. It is free, you need no
            account to start chatting, and an account saves your chat history.
          </p>
          <ButtonLink to="/ai">Start Chatting</ButtonLink>
        </HeroText>
        <Ghost mood="listening" size={240} />
      </Hero>
      <FeatureCards />
      <Places aria-labelledby="places">
        <h2 id="places">More places to go</h2>
        {PLACES.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to="/livestreaming" variant="secondary" target="_blank" rel="noopener">
          Livestreaming
        </ButtonLink>
      </Places>
    </ShellPage>
  );
}
