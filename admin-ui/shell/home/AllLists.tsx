import { Accordion, AccordionDetails, AccordionSummary, Typography, Box } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useStore } from 'ra-core';
import type { MenuEntry } from '#domain/navigation.ts';
import { useText } from '../../i18n/useText.ts';
import { SectionCard } from './SectionCard.tsx';
import type { ReactNode } from 'react';

/** All lists by section, folded until somebody opens them. */
export function AllLists({ sections }: { readonly sections: readonly MenuEntry[] }) {
  const text = useText();
  const [isOpen, setOpen] = useStore('home.lists', false);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={() => setOpen(!isOpen)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mt: 0.5, bgcolor: 'transparent' }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography variant="h6" component="span">
          {text('home.lists')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Tiles>
          {sections.map((section) => (
            <SectionCard key={section.name} section={section} />
          ))}
        </Tiles>
      </AccordionDetails>
    </Accordion>
  );
}

/** A grid with as many tiles in a row as fit. */
function Tiles({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
