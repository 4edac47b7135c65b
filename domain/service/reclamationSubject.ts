import { catalog } from '../kernel/declaration.ts';
import { boolean, text, translated } from '../kernel/field.ts';

/** A possible defect of a product, and whether the guarantee covers it. */
export const reclamationSubject = catalog('reclamationSubject', {
  module: 'service',
  path: 'reclamation_subjects',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40, index: true }),
    guarantee: boolean({ default: false }),
    oracleId: text({ maxLength: 40, index: true }),
    lang: translated(),
  },
});
