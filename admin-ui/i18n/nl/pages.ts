import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Interne serverfout',
  serverErrorHint: 'Vernieuw de pagina. Neem contact op met support als de fout terugkomt.',
  details: 'Foutmelding: %{message}',
};
