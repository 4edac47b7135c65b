import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A position that people have at work, such as dispatcher or accountant. */
export const standing = catalog('standing', {
  module: 'partners',
  path: 'standings',
  access: { read: ['operator', 'sales', 'forwarder'], modify: staff },
  fields: { name: text({ required: true }) },
});
