import { ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { MenuIcon } from './menuIcons.tsx';

/** An entry that opens a screen; desks and entries of the first level have an icon. */
export function MenuLink({ entry, depth }: { entry: MenuEntry; depth: number }) {
  const pictured = entry.viewType === 'worker' || depth === 0;
  return (
    <ListItemButton
      component={NavLink}
      to={entry.path}
      sx={{
        py: 0.3,
        pl: (pictured ? 2 : 5.75) + Math.max(0, depth - 1) * 1.5,
        mx: 0.75,
        borderRadius: 1,
        '&.active': {
          bgcolor: 'primary.light',
          color: 'primary.main',
          '& .MuiListItemText-primary': { fontWeight: 650 },
        },
      }}
    >
      {pictured && (
        <ListItemIcon sx={{ minWidth: 30, color: 'inherit' }}>
          <MenuIcon name={entry.icon ?? entry.name} />
        </ListItemIcon>
      )}
      <ListItemText
        primary={entry.title}
        slotProps={{ primary: { fontSize: 13, lineHeight: 1.3, ...(pictured ? { fontWeight: 600 } : {}) } }}
      />
    </ListItemButton>
  );
}
