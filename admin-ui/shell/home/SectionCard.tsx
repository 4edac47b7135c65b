import { Box, Paper, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { MenuIcon } from '../menu/menuIcons.tsx';

const link = {
  color: 'primary.main',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** A section of the menu: its name and the names of its lists, as links. */
export function SectionCard({ section }: { section: MenuEntry }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <MenuIcon name={section.icon ?? section.name} />
        <Typography component="h3" sx={{ fontWeight: 650, '& a': { ...link, color: 'text.primary' } }}>
          <Link to={section.path}>{section.title}</Link>
        </Typography>
      </Box>
      {section.children
        .filter(({ viewType }) => viewType === 'list')
        .map((entry) => (
          <Typography
            key={entry.name}
            component={Link}
            to={entry.path}
            sx={{ ...link, display: 'block', py: 0.25 }}
          >
            {entry.title}
          </Typography>
        ))}
    </Paper>
  );
}
