import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Interne serverfout',
  serverErrorHint: 'Vernieuw de pagina. Komt de fout terug, neem dan contact op met de helpdesk.',
  details: 'Foutmelding: %{message}',
  slow: 'Dit scherm laadt langer dan normaal',
  slowHint: 'Wacht nog even, of controleer het netwerk en vernieuw de pagina.',
  notLoaded: 'Dit scherm kon niet worden geladen',
  notLoadedHint:
    'Controleer het netwerk en vernieuw de pagina. Na een update van de server volstaat vernieuwen.',
};
