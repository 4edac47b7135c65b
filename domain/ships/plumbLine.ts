import { register } from '../kernel/declaration.ts';
import { datetime, integer, reference, text } from '../kernel/field.ts';

/** One run of weighing while a ship is unloaded; it is open until it has an end. */
export const plumbLine = register('plumbLine', {
  module: 'ships',
  path: 'plumb_line',
  access: { read: ['operator', 'sales'], modify: ['operator'] },
  presentation: ['number'],
  search: ['enumerator'],
  list: [
    'date',
    'number',
    'shipUnloading',
    'disposition',
    'scale',
    'box',
    'beginWeighting',
    'endWeighting',
    'count',
  ],
  sort: { field: 'date', desc: true },
  indexes: [
    ['disposition', 'scale', 'endWeighting'],
    ['shipUnloading', 'number'],
  ],
  fields: {
    disposition: reference('disposition'),
    shipUnloading: reference('shipUnloading'),
    date: datetime(),
    number: integer({ min: 0 }),
    beginWeighting: datetime(),
    endWeighting: datetime(),
    scale: reference('scale'),
    box: reference('box'),
    count: integer({ min: 0 }),
    enumerator: text({ maxLength: 60 }),
  },
});
