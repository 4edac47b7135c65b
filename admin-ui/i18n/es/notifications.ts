import type { Words } from '../words.ts';

export const notifications: Words<'notifications'> = {
  bell: 'Notificaciones',
  unread: 'Notificaciones: %{smart_count} sin leer |||| Notificaciones: %{smart_count} sin leer',
  none: 'No tiene notificaciones nuevas.',
  readAll: 'Marcar todas como leídas',
  all: 'Mostrar todas',
};
