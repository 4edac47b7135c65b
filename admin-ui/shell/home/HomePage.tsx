import { Alert, Button } from '@mui/material';
import ArrangeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { useAuthenticated, useGetIdentity, usePermissions } from 'ra-core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { todayWords } from '#domain/today/today.words.ts';
import { placeAfterSignIn } from '../../data/afterSignIn.ts';
import { useDesktopMode } from '../../data/desktop.ts';
import { useInfo } from '../../data/info.ts';
import { useNavigation } from '../../data/metadata.ts';
import { homePath } from '../../data/redirectFrom.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import ArrangeDialog from '../arrange/ArrangeDialog.tsx';
import { AllLists } from './AllLists.tsx';
import { DayBands } from './DayBands.tsx';
import { dayItems } from './dayItems.ts';
import { useToday } from './useToday.ts';

/** In desktop mode a person has one screen only, and the start page leads to it. */
const HomePage = () => {
  const desktopMode = useDesktopMode();
  const { data: info } = useInfo();
  const place = placeAfterSignIn(info);
  return desktopMode && place !== homePath ? <Navigate to={place} replace /> : <Home />;
};

/** The day's page: what the person has chosen to see first, else what their role has. */
const Home = () => {
  useAuthenticated();
  const text = useText();
  const words = todayWords(useLanguage());
  const { data: identity } = useGetIdentity();
  const { data: sections } = useNavigation();
  const { permissions } = usePermissions<{ fullRights: boolean; roles: readonly string[] }>();
  const { today, error } = useToday();
  const [arranging, setArranging] = useState(false);
  const mayNothing = permissions && !permissions.fullRights && permissions.roles.length === 0;
  return (
    <>
      <PageHeader
        title={identity ? text('home.greeting', { name: identity.fullName ?? '' }) : text('shell.home')}
      >
        <Button
          color="inherit"
          size="small"
          startIcon={<ArrangeIcon />}
          onClick={() => setArranging(true)}
          disabled={!today}
        >
          {words.arrange}
        </Button>
      </PageHeader>
      {mayNothing && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('menu.nothing')}
        </Alert>
      )}
      <ErrorNote error={error} />
      {sections && today && sections.length > 0 && (
        <>
          <DayBands items={dayItems(today, sections)} sections={sections} today={today} />
          <AllLists sections={sections} />
        </>
      )}
      {arranging && <ArrangeDialog firstTab="startPage" onClose={() => setArranging(false)} />}
    </>
  );
};

export default HomePage;
