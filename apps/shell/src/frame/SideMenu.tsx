import { IconButton } from '@portal/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { menuLinks, menuVariant } from './menuLinks';
import { List, Panel, PanelHead } from './SideMenu.styles';

interface Props {
  /** Entries of remotes beyond the specified links; they stand under a heading of their own. */
  added: { label: string; path: string }[];
}

/** The toggle in the header and the panel it opens from the right (SH-71 to SH-89). */
export function SideMenu({ added }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const { pathname, key } = useLocation();
  const close = () => panel.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, to the same page too (SH-74)
  useEffect(close, [key]);

  return (
    <>
      <IconButton label="Open menu" onClick={() => panel.current?.showModal()}>
        <MenuIcon aria-hidden />
      </IconButton>
      <Panel
        ref={panel}
        aria-label="Menu"
        onClick={(event) => {
          if (event.target === panel.current) close();
        }}
      >
        <PanelHead>
          <h2>Menu</h2>
          <IconButton label="Close menu" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </PanelHead>
        <nav aria-label="Menu">
          <List>
            {menuLinks(menuVariant(pathname)).map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={isCurrent(pathname, to) ? 'page' : undefined} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </List>
          {added.length > 0 && (
            <>
              <h3>More</h3>
              <List>
                {added.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path} onClick={close}>
                      {label}
                    </Link>
                  </li>
                ))}
              </List>
            </>
          )}
        </nav>
      </Panel>
    </>
  );
}

const isCurrent = (pathname: string, to: string) => pathname.toLowerCase() === to;
