import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MenuLink } from './menuLinks';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: var(--size-touch);
    padding-inline: var(--space-4);
    margin-inline: calc(-1 * var(--space-4));
    border-radius: var(--radius-medium);
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    background: var(--color-lavender-deep);
  }
`;

interface Props {
  links: MenuLink[];
  pathname: string;
  onChoose: () => void;
}

export function MenuList({ links, pathname, onChoose }: Props) {
  return (
    <List>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={pathname.toLowerCase() === to ? 'page' : undefined} onClick={onChoose}>
            {label}
          </Link>
        </li>
      ))}
    </List>
  );
}
