import {
  Box,
  Collapse,
  InputAdornment,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import { useStore } from 'ra-core';
import { useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useNavigation } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { useCtrlKey } from '../parts/useKeys.ts';
import { matchingEntries } from './matchingEntries.ts';
import { MenuIcon } from './menuIcons.tsx';

/** Sections of the menu with their entries; typing narrows it, Ctrl+K goes there from anywhere. */
export const SideMenu = () => {
  const text = useText();
  const { data: sections = [] } = useNavigation();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useCtrlKey('k', () => search.current?.focus());
  const found = matchingEntries(sections, typed);

  return (
    <Box component="nav" aria-label={text('shell.mainMenu')} sx={{ pb: 2 }}>
      <Box sx={{ p: 1.25, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}>
        <TextField
          inputRef={search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          placeholder={text('shell.searchMenu')}
          fullWidth
          slotProps={{
            htmlInput: { 'aria-label': text('shell.searchMenu') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      {found.map((section) => (
        <Section key={section.name} section={section} searched={typed !== ''} />
      ))}
      {typed !== '' && found.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2 }}>
          {text('shell.nothingInMenu', { text: typed })}
        </Typography>
      )}
    </Box>
  );
};

const Section = ({ section, searched }: { section: MenuEntry; searched: boolean }) => {
  const [closed, setClosed] = useStore(`menu.closed.${section.name}`, section.placedAsOther);
  const open = searched || !closed;
  return (
    <>
      <ListItemButton onClick={() => setClosed(!closed)} aria-expanded={open} sx={{ py: 0.5, mt: 0.5 }}>
        <ListItemIcon sx={{ minWidth: 30, color: 'primary.main' }}>
          <MenuIcon name={section.name} />
        </ListItemIcon>
        <ListItemText primary={section.title} slotProps={{ primary: { fontWeight: 650, fontSize: 13.5 } }} />
        {open ? <OpenIcon sx={{ fontSize: 17 }} /> : <ClosedIcon sx={{ fontSize: 17 }} />}
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding>
          {section.children.map((entry) => (
            <Entry key={entry.name} entry={entry} />
          ))}
        </List>
      </Collapse>
    </>
  );
};

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const worker = entry.viewType === 'worker';
  return (
    <ListItemButton
      component={NavLink}
      to={entry.path}
      sx={{
        py: 0.3,
        pl: worker ? 2 : 5.75,
        mx: 0.75,
        borderRadius: 1,
        '&.active': {
          bgcolor: 'primary.light',
          color: 'primary.main',
          '& .MuiListItemText-primary': { fontWeight: 650 },
        },
      }}
    >
      {worker && (
        <ListItemIcon sx={{ minWidth: 30, color: 'inherit' }}>
          <MenuIcon name={entry.name} />
        </ListItemIcon>
      )}
      <ListItemText
        primary={entry.title}
        slotProps={{ primary: { fontSize: 13, noWrap: true, ...(worker ? { fontWeight: 600 } : {}) } }}
      />
    </ListItemButton>
  );
};
