import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { objectLabel } from '#domain/labels/index.ts';
import type { MenuEntry } from '#domain/navigation.ts';
import { objects } from '#domain/objects.ts';
import { articlesAbout, type Chapter } from '#domain/platform/articleTree.rules.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useLanguage } from '../../data/useLanguage.ts';

const mostArticles = 200;
const { articleDocument } = objects;

/** What administrators wrote about a section, chapter by chapter; an article opens with its files. */
export function SectionArticles({ section }: { readonly section: MenuEntry }) {
  const language = useLanguage();
  const queryKey = [articleDocument.path, 'of sections'];
  useRefetchOnChange([articleDocument.name], queryKey);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      recordCalls.list(articleDocument, {
        query: { limit: mostArticles, sort: 'name', filter: JSON.stringify({ markedToDelete: false }) },
        signal,
      }),
  });
  // The subject of an article names a section by its name or by its title.
  const chapters = articlesAbout(data?.rows ?? [], [section.name, section.title]);
  if (chapters.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 2, maxWidth: 1100 }}>
      <Typography component="h2" variant="h6">
        {objectLabel(language, articleDocument.name).many}
      </Typography>
      <Chapters chapters={chapters} />
    </Box>
  );
}

const Chapters = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {chapters.map(({ article, inside }) => (
      <li key={article.id}>
        <TextLink component={Link} to={`/${articleDocument.path}/${article.id}`}>
          {article.name}
        </TextLink>
        {inside.length > 0 && <Chapters chapters={inside} />}
      </li>
    ))}
  </Box>
);
