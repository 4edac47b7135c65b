import type { Words } from '../words.ts';

export const driverTicket: Words<'driverTicket'> = {
  title: 'Biglietto dell’autista',
  driver: 'Biglietto per il chiosco',
  sendCode: 'Invia il codice del chiosco',
  sendCodeAsk: 'Inviare via SMS all’autista di %{plate} un nuovo codice per il chiosco?',
  codeSent: 'Il codice è stato inviato all’autista di %{plate}.',
  renew: 'Emetti un nuovo biglietto',
  renewAsk: 'Emettere un nuovo biglietto per l’autista di %{plate}? Quello attuale non funzionerà più.',
  renewed: 'È stato emesso un nuovo biglietto. Comunicalo all’autista.',
  entry: 'Biglietto d’ingresso',
  writeEntry: 'Registra il biglietto d’ingresso',
  writeEntryAsk: 'Quale biglietto d’ingresso ha %{plate}? Una volta registrato non si può più modificare.',
  entryWritten: 'Il biglietto d’ingresso di %{plate} è stato registrato.',
};
