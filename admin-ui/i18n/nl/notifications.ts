import type { Words } from '../words.ts';

export const notifications: Words<'notifications'> = {
  bell: 'Meldingen',
  unread: 'Meldingen: %{smart_count} ongelezen |||| Meldingen: %{smart_count} ongelezen',
  none: 'U hebt geen nieuwe meldingen.',
  readAll: 'Alle als gelezen markeren',
  all: 'Alle meldingen',
};
