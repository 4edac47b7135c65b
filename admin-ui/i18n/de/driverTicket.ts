import type { Words } from '../words.ts';

export const driverTicket: Words<'driverTicket'> = {
  title: 'Ticket des Fahrers',
  driver: 'Ticket für den Kiosk',
  sendCode: 'Kiosk-Code senden',
  sendCodeAsk: 'Dem Fahrer von %{plate} einen neuen Code für den Kiosk per SMS senden?',
  codeSent: 'Der Code wurde an den Fahrer von %{plate} gesendet.',
  renew: 'Neues Ticket ausstellen',
  renewAsk: 'Dem Fahrer von %{plate} ein neues Ticket ausstellen? Das bisherige gilt dann nicht mehr.',
  renewed: 'Das neue Ticket ist ausgestellt. Bitte dem Fahrer mitteilen.',
  entry: 'Einfahrtsticket',
  writeEntry: 'Einfahrtsticket eintragen',
  writeEntryAsk: 'Welches Einfahrtsticket hat %{plate}? Einmal eingetragen, lässt es sich nicht mehr ändern.',
  entryWritten: 'Das Einfahrtsticket von %{plate} ist eingetragen.',
};
