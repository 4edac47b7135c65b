import { Badge, Box, Button, Divider, List, Popover, Typography } from '@mui/material';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { BarButton } from '../BarButton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkAllRead, useMarkRead, useUnreadNotifications } from './useNotifications.ts';
import { useOpenNotification } from './useOpenNotification.ts';

/** The height of the window below the bar, minus the buttons under the list. */
const listHeight = 'calc(100dvh - 150px)';

/** The number of unread notifications; a click lists them. */
export function NotificationBell() {
  const text = useText();
  const notifyError = useNotifyError();
  const { path, unread, count } = useUnreadNotifications();
  const markRead = useMarkRead(path);
  // All up to the newest that is shown are marked, and none that comes later. The newest is the first in the list.
  const markAllRead = useMarkAllRead(path, unread[0]?.id ?? 0);
  const open = useOpenNotification(markRead);
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!path) return null;
  const close = () => setAnchor(undefined);
  const label = count > 0 ? text('notifications.unread', { smart_count: count }) : text('notifications.bell');
  return (
    <>
      <BarButton label={label} onClick={(event) => setAnchor(event.currentTarget)}>
        <Badge badgeContent={count || null} max={99} color="error">
          <BellIcon fontSize="small" />
        </Badge>
      </BarButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        {...belowRight}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('notifications.bell'), sx: popoverSize } }}
      >
        {unread.length === 0 ? (
          <NoneUnread />
        ) : (
          <List
            disablePadding
            aria-label={text('notifications.bell')}
            sx={{ maxHeight: listHeight, overflowY: 'auto', scrollbarWidth: 'thin' }}
          >
            {unread.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onRead={() => void markRead([notification]).catch(notifyError)}
                onOpen={() => {
                  close();
                  void open(notification);
                }}
              />
            ))}
          </List>
        )}
        <Divider />
        <ListButtons
          path={path}
          mayReadAll={unread.length > 0}
          onAll={close}
          onReadAll={() => void markAllRead().catch(notifyError)}
        />
      </Popover>
    </>
  );
}

interface ListButtonsProps {
  readonly path: string;
  readonly mayReadAll: boolean;
  /** Called when the list of all notifications is opened. */
  readonly onAll: () => void;
  /** Called to mark all as read. */
  readonly onReadAll: () => void;
}

const ListButtons = ({ path, mayReadAll, onAll, onReadAll }: ListButtonsProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 0.5 }}>
      <Button component={Link} to={`/${path}`} onClick={onAll}>
        {text('notifications.all')}
      </Button>
      {mayReadAll && <Button onClick={onReadAll}>{text('notifications.readAll')}</Button>}
    </Box>
  );
};

const NoneUnread = () => {
  const text = useText();
  return (
    <Typography color="text.secondary" sx={{ p: 2, textAlign: 'center' }}>
      {text('notifications.none')}
    </Typography>
  );
};

const belowRight = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;

const popoverSize = { width: 420, maxWidth: 'calc(100vw - 32px)', mt: 1 };
