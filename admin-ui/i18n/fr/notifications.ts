import type { Words } from '../words.ts';

export const notifications: Words<'notifications'> = {
  bell: 'Notifications',
  unread: 'Notifications : %{smart_count} non lue |||| Notifications : %{smart_count} non lues',
  none: 'Vous n’avez pas de nouvelles notifications.',
  readAll: 'Tout marquer comme lu',
  all: 'Toutes les notifications',
};
