import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A cause of a defect. */
export const reclamationReason = catalog('reclamationReason', {
  module: 'service',
  path: 'reclamation_reasons',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    oracleId: text({ maxLength: 40 }),
    lang: translated(),
  },
});
