import { catalog } from '../kernel/declaration.ts';
import { text, time } from '../kernel/field.ts';

/** A work shift of the terminal; if its end is before its begin, it continues past midnight. */
export const workShift = catalog('workShift', {
  module: 'terminal',
  path: 'work_shifts',
  access: { read: ['operator', 'sales'], modify: ['operator'] },
  fields: {
    name: text({ required: true, maxLength: 20 }),
    shiftBegin: time({ required: true }),
    shiftEnd: time({ required: true }),
  },
});
