import { Paper, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { MenuIcon } from '../menu/menuIcons.tsx';

/** A tile that opens a screen; desks are emphasised. */
export function EntryTile({ entry }: { entry: MenuEntry }) {
  const desk = entry.viewType === 'worker';
  return (
    <Paper
      variant="outlined"
      component={Link}
      to={entry.path}
      sx={{
        px: 1.75,
        py: desk ? 2 : 1.25,
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        textDecoration: 'none',
        color: 'primary.main',
        minWidth: 0,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <MenuIcon name={entry.icon ?? entry.name} size={desk ? 34 : 22} />
      <Typography
        sx={{
          fontSize: desk ? 16 : 14,
          fontWeight: desk ? 650 : 550,
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          minWidth: 0,
        }}
      >
        {entry.title}
      </Typography>
    </Paper>
  );
}
