import { Divider, ListItemText, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { useGetIdentity, useLogout } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedInUser } from '../data/signedInUser.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { BarButton } from './BarButton.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';
import { roleText } from './roleText.ts';

const ArrangeDialog = lazy(() => import('./arrange/ArrangeDialog.tsx'));

/**
 * The menu of the signed-in person: name and roles, profile, kiosk, description of the API, arrangement of the menu, layout,
 * sign-out.
 */
export function AccountMenu() {
  const text = useText();
  const logout = useLogout();
  const notifyError = useNotifyError();
  const { data } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** The open dialog: `layout` for the frame of the page and the working place, `arrange` for the menu at its side. */
  const [dialog, setDialog] = useState<'layout' | 'arrange'>();
  // The identity that `authProvider` gives is the signed-in user.
  const user = data as unknown as SignedInUser | undefined;
  if (!user) return null;
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
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        // A region, because it contains more than a menu: the name and the roles.
        slotProps={{ paper: { role: 'region', 'aria-label': text('shell.account', { name: user.name }) } }}
      >
        <NameAndRoles user={user} />
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
      {dialog === 'arrange' && (
        <Suspense>
          <ArrangeDialog onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const NameAndRoles = ({ user }: { readonly user: SignedInUser }) => {
  const text = useText();
  const roles = [
    ...(user.fullRights ? [text('shell.fullRights')] : []),
    ...user.roles.map((role) => roleText(text, role)),
  ];
  return (
    <ListSubheader role="none" sx={{ lineHeight: 1.4, py: 0.5, color: 'text.primary' }}>
      <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {roles.join(', ')}
      </Typography>
    </ListSubheader>
  );
};
