import { expect, it } from 'vitest';
import type { OrderLine } from '#domain/sales/order.contracts.ts';
import type { Text } from '../i18n/useText.ts';
import { bodyOf, suggested, typingFaults, type Announcement } from './announcement.ts';

const keyOf = ((key: string) => key) as Text;
const line = (id: number): OrderLine =>
  ({
    id,
    row: id,
    quantity: '20.000',
    announced: '0.000',
    approved: '0.000',
    shipped: '0.000',
    unit: 't',
  }) as OrderLine;
const lines = [line(1), line(2)];
const typed = (quantities: Announcement['quantities']): Announcement => ({
  ...suggested('pl', lines),
  quantities,
});

it.each([
  ['a number is read', { 1: '12,5', 2: '3' }, {}],
  ['a line is left out by an empty quantity or by zero', { 1: '12', 2: '0' }, {}],
  ['a word is no quantity', { 1: '12', 2: 'dużo' }, { 'line 2': 'detail.badNumber' }],
  [
    'a negative number is refused and not passed over',
    { 1: '12', 2: '-3' },
    { 'line 2': 'detail.badNumber' },
  ],
  ['something must be announced', { 1: '', 2: '0' }, { 'line 1': 'orders.nothingWanted' }],
])('in an announcement, %s', (_rule, quantities, faults) => {
  expect(typingFaults(keyOf, 'pl', lines, typed(quantities))).toEqual(faults);
});

it('the call names the carrier for a shipping company, and no longer once our own transport is chosen', () => {
  const carrier = { id: 7, presentation: 'Transbud' };
  const bodyBy = (way: Announcement['way']) => bodyOf('pl', lines, { ...typed({ 1: '12' }), way, carrier });
  expect(bodyBy('shippingCompany').transport).toEqual({ way: 'shippingCompany', carrierId: 7 });
  expect(bodyBy('ourTransport').transport).toEqual({ way: 'ourTransport' });
  expect(bodyBy('').transport).toBeUndefined();
});

it('the call names the lines that have a quantity', () => {
  expect(bodyOf('pl', lines, typed({ 1: '12,5', 2: '0' })).items).toEqual([{ itemId: 1, quantity: '12.5' }]);
});
