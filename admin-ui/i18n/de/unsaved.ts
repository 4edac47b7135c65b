import type { Words } from '../words.ts';

export const unsaved: Words<'unsaved'> = {
  leaveAsk: 'Dieser Tab enthält nicht gespeicherte Änderungen. Verwerfen?',
};
