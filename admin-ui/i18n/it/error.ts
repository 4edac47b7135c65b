import type { Words } from '../words.ts';

export const error: Words<'error'> = {
  unreachable: 'Nessuna connessione al server. Controlla la rete e riprova.',
  server: 'Il server ha segnalato un errore. Riprova tra poco.',
  notJson: 'Il server ha risposto in un formato sconosciuto. Ricarica la pagina.',
  screen: 'Si è verificato un errore in questa schermata',
  screenHint: 'Ricaricala. Se l’errore si ripete, avvisa l’amministratore.',
};
