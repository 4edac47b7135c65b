import { catalog } from '../kernel/declaration.ts';
import { boolean, text, translated } from '../kernel/field.ts';

/** How far an interaction has come. */
export const interactionStatus = catalog('interactionStatus', {
  module: 'service',
  path: 'interaction_statuses',
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
