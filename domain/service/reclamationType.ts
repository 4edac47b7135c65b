import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, text, translated } from '../kernel/field.ts';
import { mostTermDays } from '../kernel/workingDays.ts';

/** A kind of reclamation, with the days for a decision and its name on paper. */
export const reclamationType = catalog('reclamationType', {
  module: 'service',
  path: 'reclamation_types',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    days: integer({ min: 0, max: mostTermDays, default: 14 }),
    /** Whether `days` are calendar days, as the law counts them for consumers. If not, they are working days. */
    calendarDays: boolean({ default: false }),
    printName: text(),
    oracleId: text({ maxLength: 40, index: true }),
    lang: translated(),
  },
});
