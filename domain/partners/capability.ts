import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** Something that employees are able to do, more or less well. */
export const capability = catalog('capability', {
  module: 'partners',
  path: 'capabilities',
  access: { read: staff, modify: [] },
  fields: {
    name: text({ required: true }),
    description: text({ multiline: true }),
  },
});
