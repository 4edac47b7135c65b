import { expect, it } from 'vitest';
import { faultsOfPayment, type PaymentFacts } from './paymentOperation.rules.ts';

const sound: PaymentFacts = {
  amount: '100.00',
  currency: 1,
  paymentType: { name: 'Kasa', status: 'Ongoing', currency: 1 },
};

it.each<[string, Partial<PaymentFacts>, string[]]>([
  ['in cash for goods', {}, []],
  [
    'through a desk of any currency',
    { paymentType: { name: 'Kasa', status: 'Ongoing', currency: null } },
    [],
  ],
  ['through no desk or account', { paymentType: null }, ['paymentType required']],
  ['of nothing', { amount: '0.00' }, ['amount payment_without_amount']],
  ['without an amount', { amount: null }, ['amount payment_without_amount']],
  ['in another currency than its account', { currency: 2 }, ['currency payment_other_currency']],
  ['in no currency through an account that has one', { currency: null }, ['currency payment_other_currency']],
  [
    'through an account that is no longer used',
    { paymentType: { name: 'Kasa', status: 'Finished', currency: 1 } },
    ['paymentType payment_type_finished'],
  ],
])('a payment %s', (_case, more, faults) => {
  expect(faultsOfPayment({ ...sound, ...more }, true).map(({ field, code }) => `${field} ${code}`)).toEqual(
    faults,
  );
});

it('a payment that went through an account before it was given up may still be corrected', () => {
  const paymentType = { name: 'Kasa', status: 'Finished', currency: 1 };
  expect(faultsOfPayment({ ...sound, paymentType }, false)).toEqual([]);
});
