import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A party that may be at fault: a department, a carrier, the customer. */
export const reclamationPerpetrator = catalog('reclamationPerpetrator', {
  module: 'service',
  path: 'reclamation_perpetrators',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
