import { chosenIn, pricedChoices } from './configurator/chosen.ts';

/** What the discount of a line depends on, and the price and the discount themselves. */
const discountFields = [
  'product',
  'productVariant',
  'unitOfMeasure',
  'quantity',
  'length',
  'height',
  'numberOfPieces',
  'price',
  'ownDiscount',
  'discountPercent',
  'discountSum',
] as const;

type Read = (name: (typeof discountFields)[number] | 'choosenParameters') => unknown;

/**
 * Whether a line is as it was stored, so that its discount stays as it was agreed. Both functions read a value of the line:
 * a reference as an id, a number as a number or as text.
 */
export function isAsAgreed(line: Read, stored: Read): boolean {
  return (
    discountFields.every((name) => Number(line(name) ?? 0) === Number(stored(name) ?? 0)) &&
    chosenOf(line) === chosenOf(stored)
  );
}

const chosenOf = (read: Read): string => JSON.stringify(pricedChoices(chosenIn(read('choosenParameters'))));
