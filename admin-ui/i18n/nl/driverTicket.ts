import type { Words } from '../words.ts';

export const driverTicket: Words<'driverTicket'> = {
  title: 'Ticket van de chauffeur',
  driver: 'Ticket voor de kiosk',
  sendCode: 'Kioskcode sturen',
  sendCodeAsk: 'De chauffeur van %{plate} een nieuwe code voor de kiosk sms’en?',
  codeSent: 'De code is naar de chauffeur van %{plate} gestuurd.',
  renew: 'Nieuw ticket uitgeven',
  renewAsk: 'De chauffeur van %{plate} een nieuw ticket geven? Het huidige werkt dan niet meer.',
  renewed: 'Er is een nieuw ticket uitgegeven. Geef het aan de chauffeur door.',
  entry: 'Inrijticket',
  writeEntry: 'Inrijticket vastleggen',
  writeEntryAsk: 'Welk inrijticket heeft %{plate}? Eenmaal vastgelegd is het niet meer te wijzigen.',
  entryWritten: 'Het inrijticket van %{plate} is vastgelegd.',
};
