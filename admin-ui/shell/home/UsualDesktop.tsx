import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { usePermissions, useStore } from 'ra-core';
import type { MenuEntry } from '#domain/navigation.ts';
import { featuredEntries } from '#domain/platform/menuEntries.ts';
import { useText } from '../../i18n/useText.ts';
import { EntryTile } from '../section/EntryTile.tsx';
import { SectionCard } from './SectionCard.tsx';
import { Tiles } from './Tiles.tsx';
import { TodayFigures } from './TodayFigures.tsx';
import { WorkList } from './WorkList.tsx';
import { workPanels } from './workPanels.ts';

interface Permissions {
  readonly fullRights: boolean;
  readonly roles: readonly string[];
}

/** The default start page: the work of the person's role, their desks, and all lists, folded. */
export function UsualDesktop({ sections }: { sections: readonly MenuEntry[] }) {
  const text = useText();
  const { permissions } = usePermissions<Permissions>();
  const desks = featuredEntries(sections, null);
  const panels = workPanels.filter(
    ({ roles }) => permissions?.fullRights || roles.some((role) => permissions?.roles.includes(role)),
  );
  if (sections.length === 0) return null;
  return (
    <>
      {showsTrucks(permissions) && <TodayFigures />}
      <Box
        sx={{
          mt: 1.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {panels.map((panel) => (
          <WorkList key={panel.name} panel={panel} />
        ))}
      </Box>
      {desks.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {text('home.workers')}
          </Typography>
          <Tiles>
            {desks.map((desk) => (
              <EntryTile key={desk.name} entry={desk} />
            ))}
          </Tiles>
        </Box>
      )}
      <AllLists sections={sections} />
    </>
  );
}

/** The numbers of trucks are shown to those who run the terminal and to forwarders. */
const showsTrucks = (permissions: Permissions | undefined): boolean =>
  permissions?.fullRights === true ||
  permissions?.roles.some((role) => role === 'operator' || role === 'forwarder') === true;

const AllLists = ({ sections }: { sections: readonly MenuEntry[] }) => {
  const text = useText();
  const [isOpen, setOpen] = useStore('home.lists', false);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={() => setOpen(!isOpen)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mt: 2, bgcolor: 'transparent' }}
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
};
