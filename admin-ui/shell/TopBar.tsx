import { AppBar, Box, Divider, ListItemText, Menu, MenuItem, Toolbar, Typography } from '@mui/material';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import FullScreenIcon from '@mui/icons-material/Fullscreen';
import MenuIcon from '@mui/icons-material/Menu';
import { useGetIdentity, useLogout } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedInUser } from '../data/session.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { BarButton } from './BarButton.tsx';
import { barHeight } from './barHeight.ts';
import { AppearanceButton, LanguageMenu } from './barMenus.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';
import { LiveMark } from './LiveMark.tsx';
import { Logo } from './Logo.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { roleText } from './roleText.ts';
import { TrackingButton } from './tracking/TrackingButton.tsx';

const toggleFullScreen = () =>
  void (document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen());

export const TopBar = ({ onToggleMenu }: { onToggleMenu: () => void }) => {
  const text = useText();
  return (
    <AppBar
      position="sticky"
      color="default"
      className="no-print"
      sx={{ bgcolor: 'primary.dark', color: '#fff', zIndex: (theme) => theme.zIndex.drawer + 1 }}
    >
      <Toolbar variant="dense" sx={{ minHeight: barHeight, gap: 0.5, px: '10px !important' }}>
        <BarButton label={text('shell.toggleMenu')} onClick={onToggleMenu}>
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
        <NotificationBell />
        <TrackingButton />
        <LanguageMenu />
        <AppearanceButton />
        <BarButton label={text('shell.fullScreen')} onClick={toggleFullScreen}>
          <FullScreenIcon fontSize="small" />
        </BarButton>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
};

const AccountMenu = () => {
  const text = useText();
  const logout = useLogout();
  const notifyError = useNotifyError();
  const { data } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [layoutOpen, setLayoutOpen] = useState(false);
  const user = data as unknown as SignedInUser | undefined;
  if (!user) return null;
  const roles = [
    ...(user.fullRights ? [text('shell.fullRights')] : []),
    ...user.roles.map((role) => roleText(text, role)),
  ];
  return (
    <>
      <BarButton
        label={text('shell.account', { name: user.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon fontSize="small" />
      </BarButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <Box sx={{ px: 2, py: 0.5 }}>
          <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {roles.join(', ')}
          </Typography>
        </Box>
        <Divider sx={{ my: 0.5 }} />
        <MenuItem dense component={Link} to={`/user-profile/${user.id}`} onClick={() => setAnchor(undefined)}>
          <ListItemText primary={text('profile.title')} />
        </MenuItem>
        <MenuItem dense component="a" href="/kiosk" target="_blank">
          <ListItemText primary={text('shell.kiosk')} />
        </MenuItem>
        <MenuItem dense component="a" href="/docs" target="_blank">
          <ListItemText primary={text('shell.docs')} />
        </MenuItem>
        <MenuItem
          dense
          onClick={() => {
            setAnchor(undefined);
            setLayoutOpen(true);
          }}
        >
          <ListItemText primary={text('layout.title')} />
        </MenuItem>
        <MenuItem dense onClick={() => void logout().catch(notifyError)}>
          <ListItemText primary={text('shell.signOut')} />
        </MenuItem>
      </Menu>
      {layoutOpen && <LayoutDialog onClose={() => setLayoutOpen(false)} />}
    </>
  );
};
