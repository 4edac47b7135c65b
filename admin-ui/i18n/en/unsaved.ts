import type { Words } from '../words.ts';

export const unsaved: Words<'unsaved'> = {
  leaveAsk: 'This tab has unsaved changes. Discard them?',
};
