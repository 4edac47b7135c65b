import { Box, Button, Typography } from '@mui/material';
import { useLogout } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { placeAfterSignIn } from '../data/afterSignIn.ts';
import { useInfo } from '../data/info.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { AppearanceMenu, LanguageMenu } from './barMenus.tsx';
import { useLayout, type LayoutChoice } from './layoutChoice.ts';
import { navy } from './theme.ts';

const looks = {
  default: { bgcolor: 'background.paper', color: 'text.secondary', borderTop: 1, borderColor: 'divider' },
  navy: { bgcolor: navy, color: '#fff' },
  accent: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  quiet: { color: 'text.secondary', justifyContent: 'center', gap: 3 },
} as const satisfies Record<LayoutChoice<'footer'>, object>;

/** `signOut`: shows what the top bar has otherwise, such as the sign-out button. Only people in desktop mode have no top bar. */
export function Footer({ signOut = false }: { signOut?: boolean }) {
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
      {signOut && (
        <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.primary' }}>
          <ToDesktop />
          <LanguageMenu />
          <AppearanceMenu />
          <SignOut />
        </Box>
      )}
      {data && (
        <Typography variant="caption">
          {text('shell.versions', { client: data.clientVersion, server: data.serverVersion })}
        </Typography>
      )}
    </Box>
  );
}

/** A link back to the screen of the working place, shown on other screens. */
const ToDesktop = () => {
  const text = useText();
  const { data } = useInfo();
  const { pathname } = useLocation();
  const place = placeAfterSignIn(data);
  if (place === pathname) return null;
  return (
    <Button color="inherit" component={Link} to={place}>
      {text('shell.toDesktop')}
    </Button>
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
