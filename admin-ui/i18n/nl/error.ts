import type { Words } from '../words.ts';

export const error: Words<'error'> = {
  unreachable: 'Geen verbinding met de server. Controleer het netwerk en probeer het opnieuw.',
  server: 'De server meldde een fout. Probeer het zo opnieuw.',
  notJson: 'De server antwoordde in een onbekende vorm. Laad de pagina opnieuw.',
  screen: 'Op dit scherm is een fout opgetreden',
  screenHint: 'Laad het opnieuw. Meld het uw beheerder als de fout terugkomt.',
};
