import { Box, Button, Typography } from '@mui/material';
import { useAuthenticated } from 'ra-core';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { ObjectDescription } from './ObjectDescription.tsx';
import { SectionArticles } from './SectionArticles.tsx';
import { useSection } from './useSection.ts';

/**
 * The documentation of a section: what administrators wrote, and a description of its lists. The description is made from
 * their declarations, so it is always up to date.
 */
const DocumentationPage = () => {
  useAuthenticated();
  const text = useText();
  const section = useSection();
  // Null: this person has no such section. Undefined: the menu is not loaded yet.
  if (section === null) return <NotFoundPage />;
  if (!section) return null;
  const listedObjects = section.children.flatMap(({ objectName, path }) =>
    objectName ? [{ objectName, path }] : [],
  );
  return (
    <>
      <PageHeader title={text('menu.documentationOf', { title: section.title })}>
        <Button component={Link} to={section.path}>
          {text('menu.section')}
        </Button>
      </PageHeader>
      <SectionArticles section={section} />
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('menu.documentationHint')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 1100 }}>
        {listedObjects.map(({ objectName, path }) => (
          <ObjectDescription key={objectName} objectName={objectName} path={path} />
        ))}
      </Box>
    </>
  );
};

export default DocumentationPage;
