import { catalog } from '../kernel/declaration.ts';
import { enumeration, reference, text } from '../kernel/field.ts';
import { driverLanguage } from '../terminal/driverLanguage.ts';

/** A driver, who is called by SMS in their own language. */
export const driver = catalog('driver', {
  module: 'partners',
  path: 'drivers',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'forwarder'] },
  belongsTo: ['author.counterparty'],
  shownBy: ['disposition.driver'],
  search: ['name', 'phoneNumber', 'documentNumber'],
  fields: {
    name: text({ required: true }),
    phoneNumber: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    documentNumber: text({ maxLength: 30 }),
    language: enumeration(driverLanguage),
    carrier: reference('carrier'),
  },
});
