import { Box, Button, Typography } from '@mui/material';
import { useLogout } from 'ra-core';
import { useInfo } from '../data/info.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useLayout, type LayoutChoice } from './layoutChoice.ts';

const looks = {
  default: { bgcolor: 'background.paper', color: 'text.secondary', borderTop: 1, borderColor: 'divider' },
  navy: { bgcolor: 'primary.dark', color: '#fff' },
  accent: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  quiet: { color: 'text.secondary', justifyContent: 'center', gap: 3 },
} as const satisfies Record<LayoutChoice<'footer'>, object>;

/** `signOut` where no other bar holds it. */
export const Footer = ({ signOut = false }: { signOut?: boolean }) => {
  const text = useText();
  const { data } = useInfo();
  const [theme] = useLayout('footer');
  return (
    <Box
      component="footer"
      className="no-print"
      sx={{ px: 2, py: 0.5, display: 'flex', justifyContent: 'space-between', ...looks[theme] }}
    >
      <Typography variant="caption">{text('brand.claim')}</Typography>
      {signOut && <SignOut />}
      {data && (
        <Typography variant="caption">
          {text('shell.versions', { client: data.clientVersion, server: data.serverVersion })}
        </Typography>
      )}
    </Box>
  );
};

const SignOut = () => {
  const text = useText();
  const logout = useLogout();
  const notifyError = useNotifyError();
  return (
    <Button color="inherit" onClick={() => void logout().catch(notifyError)}>
      {text('shell.signOut')}
    </Button>
  );
};
