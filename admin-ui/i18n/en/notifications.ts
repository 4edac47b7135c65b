import type { Words } from '../words.ts';

export const notifications: Words<'notifications'> = {
  bell: 'Notifications',
  unread: 'Notifications: %{smart_count} unread |||| Notifications: %{smart_count} unread',
  none: 'You have no new notifications.',
  readAll: 'Mark all as read',
  all: 'Show all',
};
