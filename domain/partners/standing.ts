import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** What somebody is at work: dispatcher, accountant. */
export const standing = catalog('standing', {
  module: 'partners',
  path: 'standings',
  access: { read: ['operator', 'sales', 'forwarder'], modify: staff },
  fields: { name: text({ required: true }) },
});
