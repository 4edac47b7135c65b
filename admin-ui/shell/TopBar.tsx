import { AppBar, Box, Toolbar, Typography } from '@mui/material';
import FullScreenIcon from '@mui/icons-material/Fullscreen';
import MenuIcon from '@mui/icons-material/Menu';
import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BarButton } from './BarButton.tsx';
import { barHeight } from './barHeight.ts';
import { AppearanceMenu, LanguageMenu } from './barMenus.tsx';
import { LiveMark } from './LiveMark.tsx';
import { Logo } from './Logo.tsx';
import { useMenuOpen } from './menu/useMenuOpen.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { navy } from './theme.ts';
import { TrackingButton } from './tracking/TrackingButton.tsx';
import UndoIcon from '@mui/icons-material/Undo';
import { forgetDone, undoDone, useLastDone } from '../parts/lastDone.ts';

const toggleFullScreen = () =>
  void (document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen());

/** The bar above every page; memoised, so that navigation does not render it again. */
export const TopBar = memo(() => {
  const text = useText();
  const [menuOpen, setMenuOpen] = useMenuOpen();
  return (
    <AppBar
      position="sticky"
      color="default"
      className="no-print"
      sx={{ bgcolor: navy, color: '#fff', zIndex: (theme) => theme.zIndex.drawer + 1 }}
    >
      <Toolbar variant="dense" sx={{ minHeight: barHeight, gap: 0.5, px: '10px !important' }}>
        <BarButton label={text('shell.toggleMenu')} onClick={() => setMenuOpen(!menuOpen)}>
          <MenuIcon fontSize="small" />
        </BarButton>
        <Box
          component={Link}
          to="/main"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            color: 'inherit',
            textDecoration: 'none',
            ml: 0.5,
          }}
        >
          <Logo size={26} />
          <Typography sx={{ fontWeight: 750, fontSize: 17, letterSpacing: '0.01em' }}>
            {text('brand.name')}
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        <LiveMark />
        <UndoButton />
        <NotificationBell />
        <TrackingButton />
        <LanguageMenu />
        <AppearanceMenu />
        <BarButton label={text('shell.fullScreen')} onClick={toggleFullScreen}>
          <FullScreenIcon fontSize="small" />
        </BarButton>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
});

/** Undoes the last action, for people who missed its message. */
function UndoButton() {
  const text = useText();
  const lastAction = useLastDone();
  // When the person signs out, the bar is unmounted and their last action is forgotten.
  useEffect(() => forgetDone, []);
  if (!lastAction) return null;
  return (
    <BarButton
      label={text('shell.undoLast', { said: lastAction.message })}
      onClick={() => undoDone(lastAction)}
    >
      <UndoIcon fontSize="small" />
    </BarButton>
  );
}
