import { brand } from '@portal/brand';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Frame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  padding: var(--space-6) var(--size-gutter);
  margin-block-start: var(--space-8);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-ink-faint);
  font-size: var(--text-small);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
  }

  a:hover {
    color: var(--color-ink);
  }
`;

const Name = styled.span`
  margin-inline-end: auto;
`;

/** Social links go through the site's own redirect paths (SH-165). */
const LINKS = [
  { to: '/instagram', label: 'Instagram' },
  { to: '/tiktok', label: 'TikTok' },
  { to: '/discord', label: 'Discord' },
  { to: '/safety', label: 'Help and safety' },
  { to: '/powered-by', label: 'Powered by' },
];

export function Footer() {
  return (
    <Frame>
      <Name>
        {brand.name} · {brand.tagline}
      </Name>
      {LINKS.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Frame>
  );
}
