import type { Words } from '../words.ts';

export const brand: Words<'brand'> = { claim: 'Hafenterminal: Warteschlange, Waagen, Belege', name: 'Keja' };
