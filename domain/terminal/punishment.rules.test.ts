import { expect, it } from 'vitest';
import { typeOfDocument } from '../weighing/enums.ts';
import { isForDriverOf, punishmentAmount } from './punishment.rules.ts';

it.each([
  ['50.00', '2.00', '100.00'],
  ['0.05', '0.50', '0.03'],
])('%s for %s of it is %s', (price, quantity, amount) =>
  expect(punishmentAmount(price, quantity)).toBe(amount),
);

it.each(typeOfDocument.values)('a driver of %s is internal or external, and never both', (document) => {
  const external = isForDriverOf(document, { useForExternalDrivers: true, useForInternalDrivers: false });
  const internal = isForDriverOf(document, { useForExternalDrivers: false, useForInternalDrivers: true });
  expect({ external, internal }).toEqual({
    external: document !== 'Internal',
    internal: document === 'Internal',
  });
});
