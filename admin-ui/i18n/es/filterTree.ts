import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Buscar un campo',
  clear: 'Quitar todas',
  browse: 'Añadir de la lista',
  choose: 'Elegir un objeto',
};
