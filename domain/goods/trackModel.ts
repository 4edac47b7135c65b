import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** Make and model of a vehicle. */
export const trackModel = catalog('trackModel', {
  module: 'goods',
  path: 'track_models',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
  },
});
