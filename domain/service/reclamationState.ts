import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, reference, text, translated } from '../kernel/field.ts';

/** A state of reclamations. Its group says whether they are open, ongoing, to be received or rejected. */
export const reclamationState = catalog('reclamationState', {
  module: 'service',
  path: 'reclamation_states',
  access: { read: ['operator', 'sales'], modify: [] },
  sort: { field: 'sortNumber', desc: false },
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    reclamationStatusGroup: reference('reclamationStatusGroup', { shows: ['predefinedName'] }),
    sortNumber: integer({ default: 0 }),
    default: boolean({ default: false }),
    isClosed: boolean({ default: false }),
    color: text({ format: 'color', maxLength: 7 }),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
