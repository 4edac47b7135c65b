import type { Words } from '../words.ts';

export const brand: Words<'brand'> = { claim: 'Port terminal: queue, scales, documents', name: 'Keja' };
