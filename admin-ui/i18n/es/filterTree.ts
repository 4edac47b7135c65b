import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Buscar un campo',
  clear: 'Quitar todas',
  browse: 'Añadir de la lista',
  joined: 'Se muestran los registros que cumplen todas las condiciones.',
  choose: 'Elegir un objeto',
};
