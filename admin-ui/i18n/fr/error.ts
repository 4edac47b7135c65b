import type { Words } from '../words.ts';

export const error: Words<'error'> = {
  unreachable: 'Pas de connexion au serveur. Vérifiez le réseau et réessayez.',
  server: 'Le serveur a signalé une erreur. Réessayez dans un instant.',
  notJson: 'Le serveur a répondu sous une forme inconnue. Rechargez la page.',
  screen: 'Une erreur s’est produite sur cet écran',
  screenHint: 'Rechargez-le. Si l’erreur se reproduit, signalez-la à votre administrateur.',
};
