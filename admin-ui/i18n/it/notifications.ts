import type { Words } from '../words.ts';

export const notifications: Words<'notifications'> = {
  bell: 'Notifiche',
  unread: 'Notifiche: %{smart_count} non letta |||| Notifiche: %{smart_count} non lette',
  none: 'Non hai nuove notifiche.',
  readAll: 'Segna tutte come lette',
  all: 'Tutte le notifiche',
};
