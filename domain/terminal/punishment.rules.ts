import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';
import type { TypeOfDocument } from '../weighing/operations.rules.ts';

/** Price times quantity: `punishmentAmount('50.00', '2.00')` is `'100.00'`. */
export function punishmentAmount(price: string, quantity: string): string {
  return exact(new Decimal(price).times(quantity), moneyScale);
}

interface WhoseDrivers {
  readonly useForExternalDrivers: boolean;
  readonly useForInternalDrivers: boolean;
}

/** Whether a penalty applies to the driver of such a vehicle: the terminal's own vehicles have internal drivers. */
export function isForDriverOf(typeOfDocument: TypeOfDocument, type: WhoseDrivers): boolean {
  return typeOfDocument === 'Internal' ? type.useForInternalDrivers : type.useForExternalDrivers;
}
