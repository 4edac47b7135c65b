import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A firm whose trucks come. */
export const carrier = catalog('carrier', {
  module: 'partners',
  path: 'carriers',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales', 'forwarder'] },
  belongsTo: ['author.counterparty'],
  shownBy: ['disposition.carrier', 'orderForTransport.carrier', 'driver.carrier'],
  search: ['name', 'code', 'nip'],
  constraints: [{ field: 'nip', rule: 'vatNumberOf' }],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
    nip: text({ format: 'vatNumber', maxLength: 20 }),
    address: text(),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    email: text({ format: 'email' }),
  },
});
