import { brand } from '@portal/brand';
import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  {
    path: '/articles',
    page: 'ArticlesPage',
    title: 'Articles',
    description: 'Short reads for heavy and light evenings.',
  },
  { path: '/article/:slug', page: 'ArticlePage', title: 'Article' },
  { path: '/letter/:slug', page: 'LetterPage', title: 'Letter' },
  { path: '/Livestreaming', page: 'LivestreamingPage', title: 'Live streaming' },
  { path: '/Minecraft', page: 'MinecraftPage', title: 'Minecraft server' },
  ...brand.founders.map(({ slug, name }) => ({
    path: `/${slug}`,
    page: 'FounderPage' as const,
    title: name,
  })),
  { path: '/team', page: 'TeamPage', title: 'Team' },
  { path: `/${brand.slug}bot`, page: 'BotPage', title: 'Discord bot' },
  { path: '/about', page: 'AboutPage', title: 'About' },
  { path: '/tos', page: 'TermsPage', title: 'Terms of Service' },
  { path: '/privacy', page: 'PrivacyPage', title: 'Privacy Policy' },
  { path: '/privacy-center', page: 'PrivacyCenterPage', title: 'Privacy center' },
  { path: '/donation', page: 'DonationPage', title: 'Donate' },
  { path: '/Payment', page: 'PaymentPage', title: 'Payment' },
  { path: '/Contact', page: 'ContactPage', title: 'Contact' },
  { path: '/Support', page: 'SupportPage', title: 'Support' },
  { path: '/powered-by', page: 'PoweredByPage', title: 'Powered by' },
] as const satisfies readonly RouteDeclaration[];
