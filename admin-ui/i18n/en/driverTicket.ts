import type { Words } from '../words.ts';

export const driverTicket: Words<'driverTicket'> = {
  title: 'Driver’s ticket',
  driver: 'Ticket for the kiosk',
  sendCode: 'Send kiosk code',
  sendCodeAsk: 'Text the driver of %{plate} a new code for the kiosk?',
  codeSent: 'The code was sent to the driver of %{plate}.',
  renew: 'Issue a new ticket',
  renewAsk: 'Issue a new ticket to the driver of %{plate}? The present one will no longer work.',
  renewed: 'A new ticket was issued. Give it to the driver.',
  entry: 'Entry ticket',
  writeEntry: 'Record entry ticket',
  writeEntryAsk: 'Which entry ticket does %{plate} have? Once recorded it cannot be changed.',
  entryWritten: 'The entry ticket of %{plate} was recorded.',
};
