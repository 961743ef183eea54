import { defineRemote } from '@portal/contracts';
import { routes } from './routes';

export default defineRemote(routes, {
  ArticlesPage: () => import(/* webpackChunkName: "ArticlesPage" */ './articles/ArticlesPage'),
  ArticlePage: () => import(/* webpackChunkName: "ArticlePage" */ './articles/ArticlePage'),
  LetterPage: () => import(/* webpackChunkName: "LetterPage" */ './letters/LetterPage'),
  LivestreamingPage: () => import(/* webpackChunkName: "LivestreamingPage" */ './live/LivestreamingPage'),
  MinecraftPage: () => import(/* webpackChunkName: "MinecraftPage" */ './minecraft/MinecraftPage'),
  FounderPage: () => import(/* webpackChunkName: "FounderPage" */ './people/FounderPage'),
  TeamPage: () => import(/* webpackChunkName: "TeamPage" */ './people/TeamPage'),
  BotPage: () => import(/* webpackChunkName: "BotPage" */ './places/BotPage'),
  AboutPage: () => import(/* webpackChunkName: "AboutPage" */ './legal/AboutPage'),
  TermsPage: () => import(/* webpackChunkName: "TermsPage" */ './legal/TermsPage'),
  PrivacyPage: () => import(/* webpackChunkName: "PrivacyPage" */ './legal/PrivacyPage'),
  PrivacyCenterPage: () => import(/* webpackChunkName: "PrivacyCenterPage" */ './legal/PrivacyCenterPage'),
  DonationPage: () => import(/* webpackChunkName: "DonationPage" */ './places/DonationPage'),
  PaymentPage: () => import(/* webpackChunkName: "PaymentPage" */ './places/PaymentPage'),
  ContactPage: () => import(/* webpackChunkName: "ContactPage" */ './places/ContactPage'),
  SupportPage: () => import(/* webpackChunkName: "SupportPage" */ './places/SupportPage'),
  PoweredByPage: () => import(/* webpackChunkName: "PoweredByPage" */ './places/PoweredByPage'),
});
