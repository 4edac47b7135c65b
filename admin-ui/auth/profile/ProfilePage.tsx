import { Box } from '@mui/material';
import { useAuthenticated, useGetIdentity } from 'ra-core';
import { Navigate, useParams } from 'react-router-dom';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { OpenedMail } from './OpenedMail.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/** The person's own account. The account of another person is shown as an ordinary record. */
const ProfilePage = () => {
  useAuthenticated();
  const { id } = useParams();
  const { data: identity, isPending } = useGetIdentity();
  const users = useObjectPath('user');
  if (isPending) return null;
  if (id === undefined) return <Navigate to={`/user-profile/${identity?.id}`} replace />;
  if (id === String(identity?.id)) return <OwnAccount />;
  return users ? <Navigate to={`/${users}/${id}`} replace /> : <NotFoundPage />;
};

const OwnAccount = () => {
  const text = useText();
  return (
    <>
      <PageHeader title={text('profile.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
          maxWidth: 1400,
        }}
      >
        <OwnData />
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <PasswordChange />
          <TwoFactorPanel />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, display: 'grid', gap: 1.5 }}>
          <OpenedMail />
          <OwnSessions />
        </Box>
      </Box>
    </>
  );
};

export default ProfilePage;
