import { catalog } from '../kernel/declaration.ts';
import { integer, text, translated } from '../kernel/field.ts';
import { mostTermDays } from '../kernel/workingDays.ts';

/** How many days a customer has to pay. */
export const termOfPayment = catalog('termOfPayment', {
  module: 'partners',
  path: 'terms_of_payment',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name'],
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    days: integer({ min: 0, max: mostTermDays, default: 0 }),
    lang: translated(),
  },
});
