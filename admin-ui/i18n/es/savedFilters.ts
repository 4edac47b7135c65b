import type { Words } from '../words.ts';

export const savedFilters: Words<'savedFilters'> = {
  label: 'Filtros guardados',
  save: 'Guardar el filtro',
  title: 'Guardar el filtro',
  name: 'Nombre del filtro',
  isDefault: 'Aplicar al abrir la lista',
  replaces: 'Se reemplazará el filtro con este nombre.',
  menu: 'Filtro «%{name}»: menú',
  rename: 'Cambiar el nombre',
  remove: 'Eliminar el filtro',
  makeDefault: 'Establecer como predeterminado',
  noDefault: 'No aplicar al abrir',
  default: 'predeterminado',
};
