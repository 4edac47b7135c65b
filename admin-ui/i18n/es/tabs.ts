import type { Words } from '../words.ts';

export const tabs: Words<'tabs'> = {
  bar: 'Pestañas abiertas',
  actions: 'Acciones de pestañas',
  refresh: 'Actualizar',
  pin: 'Fijar',
  unpin: 'Soltar',
  pinned: 'Pestaña fijada: %{title}',
  close: 'Cerrar',
  closeTab: 'Cerrar la pestaña: %{title}',
  closeOthers: 'Cerrar las demás',
  closeAll: 'Cerrar todas',
  next: 'Pestaña siguiente',
  previous: 'Pestaña anterior',
  more: 'Más pestañas',
  unsaved: 'cambios sin guardar',
};
