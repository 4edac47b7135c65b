import { Box, Divider, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { useGetIdentity, useLogout } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedInUser } from '../data/signedInUser.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { ArrangeDialog } from './arrange/ArrangeDialog.tsx';
import { BarButton } from './BarButton.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';
import { roleText } from './roleText.ts';

/** Who is signed in, and what is theirs: profile, layout, menu, and the way out. */
export const AccountMenu = () => {
  const text = useText();
  const logout = useLogout();
  const notifyError = useNotifyError();
  const { data } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<'layout' | 'arrange'>();
  const user = data as unknown as SignedInUser | undefined;
  if (!user) return null;
  const roles = [
    ...(user.fullRights ? [text('shell.fullRights')] : []),
    ...user.roles.map((role) => roleText(text, role)),
  ];
  const openDialog = (which: typeof dialog) => {
    setAnchor(undefined);
    setDialog(which);
  };
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
        <MenuItem dense onClick={() => openDialog('arrange')}>
          <ListItemText primary={text('menu.arrange')} />
        </MenuItem>
        <MenuItem dense onClick={() => openDialog('layout')}>
          <ListItemText primary={text('layout.title')} />
        </MenuItem>
        <MenuItem dense onClick={() => void logout().catch(notifyError)}>
          <ListItemText primary={text('shell.signOut')} />
        </MenuItem>
      </Menu>
      {dialog === 'layout' && <LayoutDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'arrange' && <ArrangeDialog onClose={() => setDialog(undefined)} />}
    </>
  );
};
