import { expect, it } from 'vitest';
import { isAsAgreed } from './agreedLine.rules.ts';

const stored: Readonly<Record<string, unknown>> = {
  product: 1,
  unitOfMeasure: null,
  quantity: '10.000',
  price: '100.00',
  ownDiscount: false,
  discountSum: '10.00',
  choosenParameters: [{ param: { id: 7, name: 'Kolor' }, paramValue: { id: 3 }, valueLabel: 'biały' }],
};
const valuesOf = (line: Readonly<Record<string, unknown>>) => (name: string) => line[name];

it.each<[string, object, boolean]>([
  ['the same', {}, true],
  ['its quantity written otherwise', { quantity: 10 }, true],
  ['other words', { description: 'Nowy opis' }, true],
  [
    'the same answers with other names beside them',
    {
      choosenParameters: [{ valueLabel: 'biały', paramValue: { id: 3, default: true }, param: { id: 7 } }],
    },
    true,
  ],
  ['another quantity', { quantity: '11' }, false],
  ['another unit', { unitOfMeasure: 2 }, false],
  ['another price', { price: '100.01' }, false],
  ['a discount that was typed', { ownDiscount: true }, false],
  [
    'another answer',
    { choosenParameters: [{ param: { id: 7 }, paramValue: { id: 4 }, valueLabel: 'czarny' }] },
    false,
  ],
  ['no answers', { choosenParameters: null }, false],
])('a line with %s, %j, is as it was agreed: %s', (...[, more, isSame]) => {
  expect(isAsAgreed(valuesOf({ ...stored, ...more }), valuesOf(stored))).toBe(isSame);
});
