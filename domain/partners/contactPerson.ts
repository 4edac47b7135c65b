import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';

/** Whom we write to and call at a counterparty. */
export const contactPerson = catalog('contactPerson', {
  module: 'partners',
  path: 'contact_persons',
  access: { read: ['operator', 'sales', 'forwarder'], modify: staff },
  belongsTo: ['counterparty'],
  search: ['name', 'email', 'phone'],
  list: ['name', 'counterparty', 'standing', 'phone', 'email', 'isActive'],
  fields: {
    name: text({ required: true }),
    counterparty: reference('counterparty'),
    standing: reference('standing'),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    email: text({ format: 'email', anyCase: true }),
    language: text({ maxLength: 2 }),
    isActive: boolean({ default: true }),
    comment: text({ multiline: true }),
  },
});
