import type { Words } from '../words.ts';

export const notifications: Words<'notifications'> = {
  bell: 'Benachrichtigungen',
  unread: 'Benachrichtigungen: %{smart_count} ungelesen |||| Benachrichtigungen: %{smart_count} ungelesen',
  none: 'Sie haben keine neuen Benachrichtigungen.',
  readAll: 'Alle als gelesen markieren',
  all: 'Alle anzeigen',
};
