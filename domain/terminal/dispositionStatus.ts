import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A status of a disposition with its name and colour on screen. */
export const dispositionStatus = catalog('dispositionStatus', {
  module: 'terminal',
  path: 'disposition_statuses',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  fields: {
    name: text({ required: true }),
    key: text({ required: true, maxLength: 40, unique: true }),
    color: text({ format: 'color', maxLength: 7 }),
    lang: translated(),
  },
});
