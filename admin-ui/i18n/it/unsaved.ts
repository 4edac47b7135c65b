import type { Words } from '../words.ts';

export const unsaved: Words<'unsaved'> = {
  leaveAsk: 'Questa scheda contiene modifiche non salvate. Abbandonarle?',
};
