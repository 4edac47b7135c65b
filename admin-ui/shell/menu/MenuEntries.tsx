import { Box, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { homePath } from '../../data/redirectFrom.ts';
import { useText } from '../../i18n/useText.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuSection } from './MenuSection.tsx';
import { entriesByPlace } from './entryPlaces.ts';
import { holdsAddress, withDictionaries } from './menuGroups.ts';

interface MenuEntriesProps {
  readonly entries: readonly MenuEntry[];
  /** Whether the menu is filtered by a search; then all sections are open. */
  readonly searched: boolean;
  /** 0 for the whole menu, 1 for the entries of a section, and so on. */
  readonly depth: number;
}

/** One level of the menu: the usual entries, and below them those placed under "other". */
export function MenuEntries({ entries, searched, depth }: MenuEntriesProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { usual, other } = entriesByPlace(entries);
  // On the home page, the first section is open.
  const openedAtHome = depth === 0 && pathname === homePath ? usual[0] : undefined;
  const entryElement = (entry: MenuEntry) =>
    entry.children.length > 0 ? (
      <MenuSection
        key={entry.name}
        section={entry}
        searched={searched}
        depth={depth}
        opensByItself={entry === openedAtHome || holdsAddress(entry, pathname)}
      >
        {/* A search shows dictionaries where they match, and not in a group of their own. */}
        <MenuEntries
          entries={searched ? entry.children : withDictionaries(entry, text('menu.dictionaries'))}
          searched={searched}
          depth={depth + 1}
        />
      </MenuSection>
    ) : (
      <MenuLink key={entry.name} entry={entry} depth={depth} />
    );
  return (
    <>
      {usual.map(entryElement)}
      {other.length > 0 && (
        <Box
          sx={{
            mt: depth === 0 ? 1 : 0.25,
            pt: depth === 0 ? 0.5 : 0,
            borderTop: depth === 0 ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          <Typography
            variant="caption"
            color="text.secondary"
            sx={{ display: 'block', pl: depth === 0 ? 2 : 5.75 }}
          >
            {text('menu.others')}
          </Typography>
          {other.map(entryElement)}
        </Box>
      )}
    </>
  );
}
