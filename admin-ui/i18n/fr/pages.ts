import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Erreur interne du serveur',
  serverErrorHint: 'Actualisez la page. Si l’erreur se reproduit, contactez l’assistance.',
  details: 'Message d’erreur : %{message}',
  slow: 'Cet écran met plus de temps que d’habitude',
  slowHint: 'Patientez encore un peu, ou vérifiez le réseau et actualisez la page.',
  notLoaded: 'Cet écran n’a pas pu être chargé',
  notLoadedHint:
    'Vérifiez le réseau et actualisez la page. Après une mise à jour du serveur, actualiser suffit.',
};
