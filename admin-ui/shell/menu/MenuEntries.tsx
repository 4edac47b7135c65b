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
  readonly depth: number;
}

/** One level of the menu: the usual entries, and below them those placed under "other". */
export function MenuEntries({ entries, searched, depth }: MenuEntriesProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { usual, other } = entriesByPlace(entries);
  // On the home page, the first section is open.
  const first = depth === 0 && pathname === homePath ? usual[0] : undefined;
  const entryElement = (entry: MenuEntry) =>
    entry.children.length > 0 ? (
      <MenuSection
        key={entry.name}
        section={entry}
        searched={searched}
        depth={depth}
        opensByItself={entry === first || holdsAddress(entry, pathname)}
      >
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
