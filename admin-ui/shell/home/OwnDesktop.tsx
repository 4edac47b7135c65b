import { Box } from '@mui/material';
import type { MenuEntry } from '#domain/navigation.ts';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { allEntries, entryOf } from '#domain/platform/menuEntries.ts';
import { EntryTile } from '../section/EntryTile.tsx';
import { SectionCard } from './SectionCard.tsx';
import { Tiles } from './Tiles.tsx';
import { TodayFigures } from './TodayFigures.tsx';

interface OwnDesktopProps {
  readonly items: readonly DesktopItem[];
  readonly sections: readonly MenuEntry[];
}

/** The start page as the person has arranged it. */
export function OwnDesktop({ items, sections }: OwnDesktopProps) {
  const entries = allEntries(sections);
  return (
    <Tiles>
      {items.map((item) => {
        if (item.kind === 'figures')
          return (
            <Box key="figures" sx={{ gridColumn: '1 / -1' }}>
              <TodayFigures />
            </Box>
          );
        const entry = entryOf(entries, item);
        if (!entry) return null;
        return entry.children.length > 0 ? (
          <SectionCard key={entry.name} section={entry} />
        ) : (
          <EntryTile key={entry.name} entry={entry} />
        );
      })}
    </Tiles>
  );
}
