import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** An outcome of a reclamation that the customer asks for. */
export const reclamationClientExpectation = catalog('reclamationClientExpectation', {
  module: 'service',
  path: 'reclamation_client_expectations',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
