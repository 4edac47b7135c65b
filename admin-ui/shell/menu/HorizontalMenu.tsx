import { Box, Button } from '@mui/material';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { EntriesMenu } from './EntriesMenu.tsx';
import { MenuIcon } from './menuIcons.tsx';

/** The menu as a bar below the top bar; sections open downwards. */
export function HorizontalMenu() {
  const text = useText();
  const { data: entries = [] } = useNavigation();
  const [open, setOpen] = useState<{ section: MenuEntry; anchor: HTMLElement }>();
  return (
    <Box
      component="nav"
      className="no-print"
      aria-label={text('shell.mainMenu')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        px: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {entries.map((entry) => {
        const look = { color: 'inherit', startIcon: <MenuIcon name={entry.icon ?? entry.name} /> } as const;
        return entry.children.length > 0 ? (
          <Button
            key={entry.name}
            {...look}
            endIcon={<OpenIcon />}
            aria-haspopup="menu"
            onClick={(event) => setOpen({ section: entry, anchor: event.currentTarget })}
          >
            {entry.title}
          </Button>
        ) : (
          <Button key={entry.name} {...look} component={Link} to={entry.path}>
            {entry.title}
          </Button>
        );
      })}
      {open && <EntriesMenu {...open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
