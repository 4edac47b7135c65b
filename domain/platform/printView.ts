import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';

/** A printed form that a screen offers. */
export const printView = catalog('printView', {
  module: 'platform',
  path: 'print_views',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'routeOwner'],
  list: ['name', 'routeOwner', 'original', 'isPrintAndClosed'],
  indexes: [['routeOwner', 'name']],
  fields: {
    name: text({ required: true }),
    /** The print view that this one was copied from. */
    original: reference('printView'),
    /** Path of the screen that offers it. */
    routeOwner: text({ maxLength: 120 }),
    /** Prints as soon as it opens, and then opens the record. */
    isPrintAndClosed: boolean({ default: false }),
    template: text({ multiline: true }),
  },
});
