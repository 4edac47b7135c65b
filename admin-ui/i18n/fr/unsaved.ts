import type { Words } from '../words.ts';

export const unsaved: Words<'unsaved'> = {
  leaveAsk: 'Cet onglet contient des modifications non enregistrées. Les abandonner ?',
};
