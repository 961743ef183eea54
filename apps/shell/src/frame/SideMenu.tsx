import { Dialog, IconButton } from '@portal/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuList } from './MenuList';
import { menuLinks, menuVariant } from './menuLinks';

interface Props {
  /** Entries of remotes beyond the specified links; they stand under a heading of their own. */
  added: { label: string; path: string }[];
}

/** The toggle in the header and the panel it opens from the right (SH-71 to SH-89). */
export function SideMenu({ added }: Props) {
  const [open, setOpen] = useState(false);
  const { pathname, key } = useLocation();
  const close = () => setOpen(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, to the same page too (SH-74)
  useEffect(close, [key]);

  return (
    <>
      <IconButton label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden />
      </IconButton>
      <Dialog open={open} onClose={close} title="Menu" placement="side">
        <nav aria-label="Menu">
          <MenuList links={menuLinks(menuVariant(pathname))} pathname={pathname} onChoose={close} />
          {added.length > 0 && (
            <>
              <h3>More</h3>
              <MenuList
                links={added.map(({ path, label }) => ({ to: path, label }))}
                pathname={pathname}
                onChoose={close}
              />
            </>
          )}
        </nav>
      </Dialog>
    </>
  );
}
