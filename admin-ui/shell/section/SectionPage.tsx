import { Button, Box } from '@mui/material';
import HelpIcon from '@mui/icons-material/HelpOutline';
import { useAuthenticated } from 'ra-core';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { documentationPath } from '../menu/entryPlaces.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { EntryTile } from './EntryTile.tsx';
import { useSection } from './useSection.ts';

/** All desks and lists of one section on one page. */
const SectionPage = () => {
  useAuthenticated();
  const text = useText();
  const section = useSection();
  if (section === null) return <NotFoundPage />;
  // Undefined until the menu is loaded.
  if (!section) return null;
  return (
    <>
      <PageHeader title={section.title}>
        <Button component={Link} to={documentationPath(section)} startIcon={<HelpIcon />}>
          {text('menu.documentation')}
        </Button>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {section.children.map((entry) => (
          <EntryTile key={entry.name} entry={entry} />
        ))}
      </Box>
    </>
  );
};

export default SectionPage;
