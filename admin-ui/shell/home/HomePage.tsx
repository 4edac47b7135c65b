import { Alert } from '@mui/material';
import { useAuthenticated, useGetIdentity, usePermissions } from 'ra-core';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { OwnDesktop } from './OwnDesktop.tsx';
import { UsualDesktop } from './UsualDesktop.tsx';
import { useDesktop } from './useDesktop.ts';

/** Home: what somebody has put there, else the day in a few figures, the desks, and every list one may open. */
const HomePage = () => {
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
