import type { Words } from '../words.ts';

export const brand: Words<'brand'> = { claim: 'Terminal portuale: coda, pese, documenti', name: 'Keja' };
