import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A group of states by which the list of reclamations is divided: open, ongoing, to receive, rejected. */
export const reclamationStatusGroup = catalog('reclamationStatusGroup', {
  module: 'service',
  path: 'reclamation_status_groups',
  access: { read: ['operator', 'sales'], modify: [] },
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    color: text({ format: 'color', maxLength: 7 }),
    lang: translated(),
  },
});
