import { Box, Paper, Typography } from '@mui/material';
import { useAuthenticated, useGetIdentity } from 'ra-core';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useNavigation } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { MenuIcon } from './menu/menuIcons.tsx';
import { TodayFigures } from './TodayFigures.tsx';

/** Home: the day in a few figures, the desks, and every list one may open. */
const HomePage = () => {
  useAuthenticated();
  const text = useText();
  const { data: identity } = useGetIdentity();
  const { data: sections = [] } = useNavigation();
  const desks = sections.flatMap(({ children }) => children.filter(({ viewType }) => viewType === 'worker'));
  return (
    <>
      <PageHeader
        title={identity ? text('home.greeting', { name: identity.fullName ?? '' }) : text('shell.home')}
      />
      <TodayFigures />
      {desks.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Heading text={text('home.workers')} />
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
          >
            {desks.map((desk) => (
              <Desk key={desk.name} desk={desk} />
            ))}
          </Box>
        </Box>
      )}
      <Box component="section" sx={{ mt: 2 }}>
        <Heading text={text('home.lists')} />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
          {sections.map((section) => (
            <Lists key={section.name} section={section} />
          ))}
        </Box>
      </Box>
    </>
  );
};

const Heading = ({ text }: { text: string }) => (
  <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
    {text}
  </Typography>
);

const Desk = ({ desk }: { desk: MenuEntry }) => (
  <Paper
    variant="outlined"
    component={Link}
    to={desk.path}
    sx={{
      p: 2,
      display: 'flex',
      gap: 1.5,
      alignItems: 'center',
      textDecoration: 'none',
      color: 'primary.main',
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    <MenuIcon name={desk.name} size={34} />
    <Typography sx={{ fontSize: 17, fontWeight: 650 }}>{desk.title}</Typography>
  </Paper>
);

const Lists = ({ section }: { section: MenuEntry }) => (
  <Paper variant="outlined" sx={{ p: 1.5 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
      <MenuIcon name={section.name} />
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {section.title}
      </Typography>
    </Box>
    {section.children
      .filter(({ viewType }) => viewType === 'list')
      .map((entry) => (
        <Typography
          key={entry.name}
          component={Link}
          to={entry.path}
          sx={{
            display: 'block',
            py: 0.25,
            color: 'primary.main',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {entry.title}
        </Typography>
      ))}
  </Paper>
);

export default HomePage;
