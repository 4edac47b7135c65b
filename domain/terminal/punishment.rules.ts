import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';
import type { TypeOfDocument } from '../weighing/operations.rules.ts';

/** What so many of something cost: `punishmentAmount('50.00', '2.00')` is `'100.00'`. */
export const punishmentAmount = (price: string, quantity: string): string =>
  exact(new Decimal(price).times(quantity), moneyScale);

interface WhoseDrivers {
  readonly useForExternalDrivers: boolean;
  readonly useForInternalDrivers: boolean;
}

/** Whether a kind of punishment is for the driver of such a vehicle: the terminal's own vehicles have internal drivers. */
export const isForDriverOf = (typeOfDocument: TypeOfDocument, type: WhoseDrivers): boolean =>
  typeOfDocument === 'Internal' ? type.useForInternalDrivers : type.useForExternalDrivers;
