import type { Words } from '../words.ts';

export const ksef: Words<'ksef'> = {
  title: 'Invoices on their way to KSeF',
  subtitle: 'What KSeF has not taken yet. Those it has taken are in the list of invoices.',
  none: 'All invoices are in KSeF.',
  blocked: 'Cannot be issued',
  open: 'Issued, not taken yet',
  panel: 'KSeF',
  check: 'Check in KSeF',
  pdf: 'Printout (PDF)',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Try again',
  again: 'Trying again.',
  waiting: 'The invoice waits to be sent. Nothing needs to be done; it is due %{until}.',
  sent: 'KSeF is checking the invoice. Its number will appear here by itself.',
  offline:
    'Issued in offline24 mode: KSeF does not answer. It must be there by %{until}; the system sends it by itself as soon as KSeF is back.',
  late: 'It was to be sent by %{until}. Try again and tell the accountants.',
  reason: 'Last answer: %{reason}',
  refused:
    'KSeF refused the invoice: %{reason}. Mend the buyer in the payment, or the data and token of our firm, then try again: the invoice keeps its number.',
};
