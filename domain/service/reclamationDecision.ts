import { catalog } from '../kernel/declaration.ts';
import { reference, text, translated } from '../kernel/field.ts';

/** A possible decision about a reclamation. */
export const reclamationDecision = catalog('reclamationDecision', {
  module: 'service',
  path: 'reclamation_decisions',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    /** The state that a reclamation gets with this decision. */
    reclamationState: reference('reclamationState'),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
