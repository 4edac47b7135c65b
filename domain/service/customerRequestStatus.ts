import { catalog } from '../kernel/declaration.ts';
import { boolean, text, translated } from '../kernel/field.ts';

/** How far a customer request has come. */
export const customerRequestStatus = catalog('customerRequestStatus', {
  module: 'service',
  path: 'cr_status',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    code: text({ maxLength: 40 }),
    color: text({ format: 'color', maxLength: 7 }),
    default: boolean({ default: false }),
    isClosed: boolean({ default: false }),
    lang: translated(),
  },
});
