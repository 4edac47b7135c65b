import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** Open, ongoing, to receive, rejected: how the list of reclamations is divided. */
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
