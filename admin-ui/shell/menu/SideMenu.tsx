import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { memo, useRef, useState } from 'react';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useCtrlKey } from '../../parts/useKeys.ts';
import { matchingEntries } from './matchingEntries.ts';
import { MenuEntries } from './MenuEntries.tsx';

/**
 * Sections of the menu with their entries; typing narrows it, Ctrl+K goes there from anywhere. Its hundred and fifty
 * links are drawn anew for what changes them, not for each page and each key pressed on one.
 */
export const SideMenu = memo(() => {
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
      <MenuEntries entries={found} searched={typed !== ''} depth={0} />
      {typed !== '' && found.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2 }}>
          {text('shell.nothingInMenu', { text: typed })}
        </Typography>
      )}
    </Box>
  );
});
