import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { EntriesMenu } from './EntriesMenu.tsx';
import { MenuIcon } from './menuIcons.tsx';

/** The side menu as icons; the entries of a section open beside its icon. */
export function CondensedMenu() {
  const text = useText();
  const { data: entries = [] } = useNavigation();
  const [open, setOpen] = useState<{ section: MenuEntry; anchor: HTMLElement }>();
  return (
    <Box
      component="nav"
      aria-label={text('shell.mainMenu')}
      sx={{ display: 'grid', justifyItems: 'center', py: 1, gap: 0.5 }}
    >
      {entries.map((entry) => (
        <Tooltip key={entry.name} title={entry.title} placement="right">
          {entry.children.length > 0 ? (
            <IconButton
              aria-label={entry.title}
              aria-haspopup="menu"
              color="primary"
              onClick={(event) => setOpen({ section: entry, anchor: event.currentTarget })}
            >
              <MenuIcon name={entry.icon ?? entry.name} size={22} />
            </IconButton>
          ) : (
            <IconButton component={Link} to={entry.path} aria-label={entry.title} color="primary">
              <MenuIcon name={entry.icon ?? entry.name} size={22} />
            </IconButton>
          )}
        </Tooltip>
      ))}
      {open && (
        <EntriesMenu
          {...open}
          onClose={() => setOpen(undefined)}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        />
      )}
    </Box>
  );
}
