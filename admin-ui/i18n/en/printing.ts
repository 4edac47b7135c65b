import type { Words } from '../words.ts';

export const printing: Words<'printing'> = {
  print: 'Print',
  page: 'Printout',
  form: 'Print form',
  plain: 'Plain printout',
  copies: 'Number of copies',
  copiesHint: 'Set the same number in the print window.',
  workingPlace: 'Working place',
  back: 'Back to the record',
  totals: 'Total',
  number: 'No.',
  unconfirmed: 'NOT CONFIRMED',
  marked: 'MARKED FOR DELETION',
  printedAt: 'Printed %{at}',
  history: 'Printouts (%{count})',
  when: 'When',
  who: 'Who',
  noRows: 'No rows',
};
