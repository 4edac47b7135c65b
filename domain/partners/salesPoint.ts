import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';

/** A place where a counterparty sells or takes deliveries. */
export const salesPoint = catalog('salesPoint', {
  module: 'partners',
  path: 'sales_points',
  access: { read: ['operator', 'sales', 'forwarder'], modify: staff },
  belongsTo: ['counterparty'],
  search: ['name', 'code', 'locality'],
  list: ['name', 'code', 'counterparty', 'locality', 'street', 'contactPerson', 'phone', 'isActive'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
    counterparty: reference('counterparty'),
    street: text(),
    postCode: text({ maxLength: 10 }),
    locality: text(),
    country: reference('country'),
    contactPerson: reference('contactPerson', {
      like: { counterparty: 'counterparty' },
      mismatchError: 'contact_of_other_firm',
    }),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    email: text({ format: 'email' }),
    isActive: boolean({ default: true }),
  },
});
