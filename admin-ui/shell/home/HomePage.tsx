import { Alert } from '@mui/material';
import { useAuthenticated, useGetIdentity, usePermissions } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { placeAfterSignIn } from '../../data/afterSignIn.ts';
import { useDesktopMode } from '../../data/desktop.ts';
import { useInfo } from '../../data/info.ts';
import { useNavigation } from '../../data/metadata.ts';
import { homePath } from '../../data/redirectFrom.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { OwnDesktop } from './OwnDesktop.tsx';
import { UsualDesktop } from './UsualDesktop.tsx';
import { useDesktop } from './useDesktop.ts';

/** In desktop mode the start page is the desk's only screen. */
const HomePage = () => {
  const desktopMode = useDesktopMode();
  const { data: info } = useInfo();
  const place = placeAfterSignIn(info);
  return desktopMode && place !== homePath ? <Navigate to={place} replace /> : <Home />;
};

/** The person's own start page, else the usual one. */
const Home = () => {
  useAuthenticated();
  const text = useText();
  const { data: identity } = useGetIdentity();
  const { data: sections } = useNavigation();
  const { permissions } = usePermissions<{ fullRights: boolean; roles: readonly string[] }>();
  const { items, isPending } = useDesktop();
  const mayNothing = permissions && !permissions.fullRights && permissions.roles.length === 0;
  return (
    <>
      <PageHeader
        title={identity ? text('home.greeting', { name: identity.fullName ?? '' }) : text('shell.home')}
      />
      {mayNothing && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('menu.nothing')}
        </Alert>
      )}
      {sections &&
        !isPending &&
        (items ? <OwnDesktop items={items} sections={sections} /> : <UsualDesktop sections={sections} />)}
    </>
  );
};

export default HomePage;
