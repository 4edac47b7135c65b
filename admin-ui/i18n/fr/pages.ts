import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Erreur du serveur',
  serverErrorHint: 'Actualisez la page. Si l’erreur se reproduit, contactez l’assistance.',
  details: 'Message d’erreur : %{message}',
};
