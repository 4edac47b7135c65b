import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { memo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { MenuEntry } from '#domain/navigation.ts';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { isEnter, useCtrlKey } from '../../parts/useKeys.ts';
import { FoundActions } from './FoundActions.tsx';
import { FoundRecords } from './FoundRecords.tsx';
import { matchingEntries } from './matchingEntries.ts';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { useFoundRecords } from './useFoundRecords.ts';
import { useMenuActions } from './useMenuActions.ts';
import { useMenuClosing } from './useMenuOpen.ts';
import { useMenuSearch } from './useMenuSearch.ts';

/** Moves the focus with the arrow keys between the search and the results. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href], [data-found]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

const noSections: readonly MenuEntry[] = [];

/**
 * The sections of the menu with their entries; typing filters it, Ctrl+K focuses the search from anywhere. It is
 * memoised, because it has about 150 links.
 */
export const SideMenu = memo(() => {
  const text = useText();
  const { data: sections = noSections, isPending } = useNavigation();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useCtrlKey('k', () => {
    search.current?.focus();
    search.current?.select();
  });
  const entries = matchingEntries(sections, typed);
  const actions = useMenuActions(typed);
  const { found: newestRecords, isLooking, ask } = useFoundRecords(typed);
  // While the focus is in the results, where arrow keys move it, a late answer must not replace them.
  const [isWalking, setWalking] = useState(false);
  const records = useHeld(newestRecords, isWalking);
  const clear = () => setTyped('');
  /** Closes the menu on a phone, where it leaves no room for the screen. After a click `ClosedOnChoice` closes it. */
  const close = useMenuClosing();
  const onDone = () => {
    clear();
    close();
  };
  // `outcome`: after Enter, whether records are still awaited, or how many things match if none was opened.
  const { open, outcome } = useMenuSearch({ typed, entries, actions, ask, input: search, onDone });
  const outcomeSentence = () => {
    if (outcome === undefined) return undefined;
    if (outcome === 'looking') return text('picker.looking');
    return outcome > 0 ? text('shell.severalFound', { words: typed.trim() }) : undefined;
  };
  const nothingFound =
    !isLooking && entries.length === 0 && records.groups.length === 0 && actions.length === 0;

  return (
    <Box
      component="nav"
      aria-label={text('shell.mainMenu')}
      onKeyDown={typed === '' ? undefined : walk}
      onFocus={({ target }) => setWalking(target !== search.current)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWalking(false);
      }}
      sx={{ pb: 2 }}
    >
      <Box sx={{ p: 1.25, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}>
        <MenuSearch
          input={search}
          typed={typed}
          hint={outcomeSentence()}
          onType={setTyped}
          onEnter={() => void open()}
        />
      </Box>
      {isPending && <MenuSkeleton />}
      <MenuEntries entries={entries} searched={typed !== ''} depth={0} />
      <FoundActions actions={actions} onDone={clear} />
      <FoundRecords found={records} onOpen={clear} />
      {typed !== '' && !isPending && nothingFound && outcome !== 'looking' && (
        <Typography color="text.secondary" sx={{ px: 2 }}>
          {text('shell.nothingInMenu', { text: typed })}
        </Typography>
      )}
    </Box>
  );
});

interface MenuSearchProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** A sentence about the search, if there is something to say. */
  readonly hint: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
}

const MenuSearch = ({ input, typed, hint, onType, onEnter }: MenuSearchProps) => {
  const text = useText();
  return (
    <TextField
      inputRef={input}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onType('');
        if (isEnter(event)) onEnter();
      }}
      helperText={hint}
      placeholder={text('shell.searchMenu')}
      fullWidth
      slotProps={{
        formHelperText: { role: 'status' },
        htmlInput: { 'aria-label': text('shell.searchMenu'), maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

/** Returns the newest value. While `isHeld`, it returns the value that was shown when the holding began. */
function useHeld<T>(newest: T, isHeld: boolean): T {
  const [shown, setShown] = useState(newest);
  if (isHeld) return shown;
  // A state that is set during the rendering replaces the old one before anything is drawn.
  if (shown !== newest) setShown(newest);
  return newest;
}
