import { catalog } from '../kernel/declaration.ts';
import { enumeration, reference, text, translated } from '../kernel/field.ts';
import { projectStatus } from '../sales/enums.ts';
import { paymentKind } from './enums.ts';

/** A cash desk or a bank account through which payments go. */
export const paymentType = catalog('paymentType', {
  module: 'finance',
  path: 'payment_types',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'description'],
  list: ['name', 'type', 'currency', 'status', 'description'],
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    description: text({ multiline: true }),
    /** A finished one takes no further payments. It has the same two values as the status of a project. */
    status: enumeration(projectStatus, { default: 'Ongoing' }),
    type: enumeration(paymentKind, { default: 'Cash' }),
    currency: reference('currency', { takes: [{ record: { code: 'PLN' } }] }),
    lang: translated(),
  },
});
