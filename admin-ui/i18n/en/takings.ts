import type { Words } from '../words.ts';

export const takings: Words<'takings'> = {
  title: 'Takings of the day',
  day: 'Working day',
  previous: 'Day before',
  next: 'Day after',
  print: 'Print / PDF',
  hours: 'from %{begin} to %{end}',
  disagrees:
    'The sum of the payments differs from the cash flow. Compare both lists before you hand over the cash.',
  empty: 'Nobody paid anything on this day.',
  partly: 'The list shows the first %{shown} of %{count} payments; the sums are of all.',
  sums: 'Sums of the shifts',
  shiftHead: 'Shift',
  shift: 'Shift %{name}',
  wholeDay: 'Whole day',
  count: 'Count',
  all: 'Total',
  payments: 'Payments',
  time: 'Time',
  number: 'Payment',
  truck: 'Truck',
  means: 'Means',
  cashier: 'Taken by',
  invoice: 'Invoice',
  amount: 'Amount',
  kiosk: 'Kiosk',
};
