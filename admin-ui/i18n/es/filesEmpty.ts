import type { Words } from '../words.ts';

export const filesEmpty: Words<'filesEmpty'> = {
  none: 'Aquí todavía no hay archivos. Añádalos en la página de un registro, por ejemplo un vehículo: arrastre un archivo al panel «Archivos».',
};
