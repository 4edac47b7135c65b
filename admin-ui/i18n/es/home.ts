import type { Words } from '../words.ts';

export const home: Words<'home'> = {
  greeting: 'Buenos días, %{name}',
  workers: 'Puestos',
  lists: 'Listas',
  onTheWay: 'En camino',
  waiting: 'Esperan en el aparcamiento',
  called: 'Llamados y en la terminal',
  today: 'Han salido hoy',
};
