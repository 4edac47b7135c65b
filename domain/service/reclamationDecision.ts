import { catalog } from '../kernel/declaration.ts';
import { reference, text, translated } from '../kernel/field.ts';

/** What may be decided about a reclamation. */
export const reclamationDecision = catalog('reclamationDecision', {
  module: 'service',
  path: 'reclamation_decisions',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    /** The state that a reclamation comes into with this decision. */
    reclamationState: reference('reclamationState'),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
