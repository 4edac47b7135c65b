import type { Words } from '../words.ts';

export const brand: Words<'brand'> = {
  claim: 'Terminal portuaria: cola, básculas, documentos',
  name: 'Keja',
};
