import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { TakeTask } from './TakeTask.tsx';
import type { Notification } from './useNotifications.ts';

type Level = Notification['type'];

const levels: Readonly<
  Record<NonNullable<Level>, { readonly Icon: SvgIconComponent; readonly colour: string }>
> = {
  INFO: { Icon: InfoIcon, colour: 'info.main' },
  WARNING: { Icon: WarningIcon, colour: 'warning.main' },
  ERROR: { Icon: ErrorIcon, colour: 'error.main' },
};

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
  /** Called when the person has taken the task that the notification is about; the notification then counts as read. */
  readonly onRead: () => void;
}

/** One notification: what it says, when it came, and a button to take the task that it is about. */
export function NotificationItem({ notification, onOpen, onRead }: NotificationItemProps) {
  const { objectName, objectId } = notification;
  const { Icon, colour } = levels[notification.type ?? 'INFO'];
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={onOpen} sx={{ alignItems: 'flex-start', gap: 1, px: 1.5, py: 0.75 }}>
        <Icon aria-hidden sx={{ fontSize: 19, mt: 0.25, color: notification.iconColor ?? colour }} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontWeight: 650, fontSize: 13.5, overflowWrap: 'anywhere' }}>
            {notification.title}
          </Typography>
          {notification.description && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {notification.description}
            </Typography>
          )}
          <Typography variant="caption" color="text.secondary">
            {dateTimeText(notification.createdAt)}
          </Typography>
        </Box>
      </ListItemButton>
      {objectName === 'task' && objectId !== null && (
        <TakeTask id={objectId} title={notification.title} onTaken={onRead} />
      )}
    </ListItem>
  );
}
