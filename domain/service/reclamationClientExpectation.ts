import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** What the customer would like to get. */
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
