import words from '#domain/words/finance/predefined.json' with { type: 'json' };
import { filled } from '#domain/words/filled.ts';
import type { Row } from '#domain/words/rows.ts';
import { named } from './named.ts';

// The predefined records of finance: payment types, items of the cash flow, and terms of payment.

export const paymentTypes = [
  {
    predefinedName: 'cash',
    ...named(words.paymentType.cash),
    type: 'Cash',
    currency: 'PLN',
  },
  {
    predefinedName: 'card',
    ...named(words.paymentType.card),
    type: 'Bank',
    currency: 'PLN',
  },
  {
    predefinedName: 'transfer',
    ...named(words.paymentType.transfer),
    type: 'Bank',
    currency: 'PLN',
  },
];

export const cashFlowItems = [
  {
    predefinedName: 'parking',
    ...named(words.cashFlowItem.parking),
    type: 'Receipt',
  },
  {
    predefinedName: 'sale',
    ...named(words.cashFlowItem.sale),
    type: 'Receipt',
  },
  {
    predefinedName: 'purchase',
    ...named(words.cashFlowItem.purchase),
    type: 'Expense',
  },
];

/** Fills the number of days into the words of each language. */
const ofDays = (days: number): Row => {
  const rows = Object.entries<string>(words.termOfPayment.days);
  return Object.fromEntries(rows.map(([language, text]) => [language, filled(text, { days })])) as Row;
};

const payableWithin = (days: number) => ({
  predefinedName: `days${days}`,
  days,
  ...named(ofDays(days)),
});

export const termsOfPayment = [
  {
    predefinedName: 'prepayment',
    ...named(words.termOfPayment.prepayment),
    days: 0,
  },
  ...[7, 14, 30, 60].map(payableWithin),
];
