import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useStore } from 'ra-core';
import type { MenuEntry } from '#domain/navigation.ts';
import { useText } from '../../i18n/useText.ts';
import { SectionCard } from './SectionCard.tsx';
import { Tiles } from './Tiles.tsx';

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
