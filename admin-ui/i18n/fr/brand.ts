import type { Words } from '../words.ts';

export const brand: Words<'brand'> = {
  claim: 'Terminal portuaire : file d’attente, bascules, documents',
  name: 'Keja',
};
