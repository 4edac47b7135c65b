import type { Words } from '../words.ts';

export const picker: Words<'picker'> = {
  title: 'Elegir: %{object}',
  openRecord: 'Abrir el registro',
  browse: 'Elegir de la lista',
  typeToSearch: 'Escriba para buscar',
  moreExist: 'Se muestran los primeros %{count}. Siga escribiendo para acotar.',
};
