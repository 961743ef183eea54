import { brand } from '@portal/brand';

export interface MenuLink {
  to: string;
  label: string;
}

/** Donation and contact write two labels differently; the home menu has one entry more (SH-76, SH-83, SH-87). */
export type MenuVariant = 'home' | 'giving' | 'plain';

export function menuVariant(pathname: string): MenuVariant {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  if (path === '') return 'home';
  return path === '/donation' || path === '/contact' ? 'giving' : 'plain';
}

/** The side menu's links in their order (SH-75 to SH-89). */
export function menuLinks(variant: MenuVariant): MenuLink[] {
  const giving = variant === 'giving';
  const links = [
    { to: '/', label: 'Home' },
    { to: '/ai', label: giving ? 'AIChat' : 'AI chat' },
    { to: '/chat', label: 'Chat Room' },
    { to: '/arcade', label: 'Arcade' },
    { to: '/about', label: 'About' },
    { to: '/tos', label: 'Terms of Service' },
    { to: '/privacy', label: 'Privacy Policy' },
    { to: `/${brand.slug}bot`, label: 'Discord Bot' },
    { to: '/team', label: giving ? `${brand.name} Team` : 'Team' },
    { to: '/donation', label: 'Donate' },
    { to: '/articles', label: 'Articles' },
    { to: '/contact', label: 'Contact' },
  ];
  return variant === 'home' ? [...links, { to: '/support', label: 'Support' }] : links;
}
