import { chosenIn, pricedChoices } from './configurator/chosen.ts';

/** The fields on which the discount of a line depends, with the price and the discount themselves. */
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
 * Whether a line is unchanged since it was stored, so that its agreed discount stays. Both arguments are functions that return a
 * value of the line by its name: a reference as an id, a number as a number or as text.
 */
export function isAsAgreed(line: Read, stored: Read): boolean {
  return (
    // These values are ids, numbers or booleans, so all of them can be compared as numbers.
    discountFields.every((name) => Number(line(name) ?? 0) === Number(stored(name) ?? 0)) &&
    chosenOf(line) === chosenOf(stored)
  );
}

const chosenOf = (read: Read): string => JSON.stringify(pricedChoices(chosenIn(read('choosenParameters'))));
