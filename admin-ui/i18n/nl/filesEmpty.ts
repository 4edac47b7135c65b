import type { Words } from '../words.ts';

export const filesEmpty: Words<'filesEmpty'> = {
  none: 'Hier zijn nog geen bestanden. Voeg ze toe op de pagina van een record, bijvoorbeeld een voertuig: sleep een bestand naar het paneel “Bestanden”.',
};
