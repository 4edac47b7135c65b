import { Box, Typography } from '@mui/material';
import type { MenuEntry } from '#domain/navigation.ts';
import { featuredEntries } from '#domain/platform/menuEntries.ts';
import { useText } from '../../i18n/useText.ts';
import { EntryTile } from '../section/EntryTile.tsx';
import { SectionCard } from './SectionCard.tsx';
import { Tiles } from './Tiles.tsx';
import { TodayFigures } from './TodayFigures.tsx';

/** The start page of whoever has not arranged one. */
export const UsualDesktop = ({ sections }: { sections: readonly MenuEntry[] }) => {
  const text = useText();
  const desks = featuredEntries(sections, null);
  if (sections.length === 0) return null;
  return (
    <>
      <TodayFigures />
      {desks.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Heading text={text('home.workers')} />
          <Tiles>
            {desks.map((desk) => (
              <EntryTile key={desk.name} entry={desk} />
            ))}
          </Tiles>
        </Box>
      )}
      <Box component="section" sx={{ mt: 2 }}>
        <Heading text={text('home.lists')} />
        <Tiles>
          {sections.map((section) => (
            <SectionCard key={section.name} section={section} />
          ))}
        </Tiles>
      </Box>
    </>
  );
};

const Heading = ({ text }: { text: string }) => (
  <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
    {text}
  </Typography>
);
