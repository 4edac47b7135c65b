import { carrier } from './carrier.ts';
import { counterparty } from './counterparty.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { driver } from './driver.ts';
import { termOfPayment } from './termOfPayment.ts';

/** A new object of this module is a file beside this one and a line here. */
export const partnersObjects = {
  counterparty,
  carrier,
  driver,
  country,
  currency,
  termOfPayment,
} as const;
