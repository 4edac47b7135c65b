import type { Words } from '../words.ts';

export const unsaved: Words<'unsaved'> = {
  leaveAsk: 'En esta pestaña hay cambios sin guardar. ¿Descartarlos?',
};
