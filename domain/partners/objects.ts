import { capability } from './capability.ts';
import { carrier } from './carrier.ts';
import { contactPerson } from './contactPerson.ts';
import { counterparty } from './counterparty.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { department } from './department.ts';
import { driver } from './driver.ts';
import { employee } from './employee.ts';
import { exchangeRate } from './exchangeRate.ts';
import { firm } from './firm.ts';
import { firmMerge } from './firmMerge.ts';
import { registerCheck } from './registerCheck.ts';
import { salesPoint } from './salesPoint.ts';
import { scorePoint } from './scorePoint.ts';
import { standing } from './standing.ts';
import { termOfPayment } from './termOfPayment.ts';

/** A new object of this module is a file beside this one and a line here. */
export const partnersObjects = {
  counterparty,
  contactPerson,
  salesPoint,
  carrier,
  driver,
  firm,
  department,
  employee,
  standing,
  capability,
  scorePoint,
  country,
  currency,
  exchangeRate,
  termOfPayment,
  registerCheck,
  firmMerge,
} as const;
