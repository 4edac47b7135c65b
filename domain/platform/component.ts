import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A part of a screen that view settings may name. */
export const component = catalog('component', {
  module: 'platform',
  path: 'components',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'title'],
  fields: {
    name: text({ required: true, maxLength: 60, unique: true }),
    title: text(),
    module: text({ maxLength: 40 }),
  },
});
