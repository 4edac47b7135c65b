import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A way to settle a reclamation: repair, exchange or refund. */
export const reclamationExecution = catalog('reclamationExecution', {
  module: 'service',
  path: 'reclamation_executions',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
