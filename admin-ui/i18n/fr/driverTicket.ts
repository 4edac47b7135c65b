import type { Words } from '../words.ts';

export const driverTicket: Words<'driverTicket'> = {
  title: 'Ticket du chauffeur',
  driver: 'Ticket pour la borne',
  sendCode: 'Envoyer le code de la borne',
  sendCodeAsk: 'Envoyer par SMS au chauffeur de %{plate} un nouveau code pour la borne ?',
  codeSent: 'Le code a été envoyé au chauffeur de %{plate}.',
  renew: 'Émettre un nouveau ticket',
  renewAsk: 'Émettre un nouveau ticket pour le chauffeur de %{plate} ? L’actuel ne fonctionnera plus.',
  renewed: 'Un nouveau ticket a été émis. Communiquez-le au chauffeur.',
  entry: 'Ticket d’entrée',
  writeEntry: 'Enregistrer le ticket d’entrée',
  writeEntryAsk: 'Quel ticket d’entrée a %{plate} ? Une fois enregistré, il ne peut plus être modifié.',
  entryWritten: 'Le ticket d’entrée de %{plate} est enregistré.',
};
