import type { Words } from '../words.ts';

export const unsaved: Words<'unsaved'> = {
  leaveAsk: 'Dit tabblad heeft niet-opgeslagen wijzigingen. Wijzigingen verwerpen?',
};
