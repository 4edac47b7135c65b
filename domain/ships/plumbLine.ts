import { register } from '../kernel/declaration.ts';
import { datetime, integer, reference, text, tonnes } from '../kernel/field.ts';
import { byDisposition } from '../terminal/truckSearch.ts';
import { everyCallBut } from '../kernel/lifecycle.ts';

/** One run of weighing while a ship is unloaded; it is open until it has an end. */
export const plumbLine = register('plumbLine', {
  module: 'ships',
  path: 'plumb_line',
  createdBy: 'server',
  access: { read: ['operator', 'sales'], modify: ['operator'] },
  // Without conditions, this state applies to every run. People may write only `enumerator`: all other fields are `readOnly`.
  lifecycle: {
    states: [
      {
        name: 'weighed',
        when: [],
        open: everyCallBut('create', 'mark', 'restore', 'delete'),
        refusal: 'owned_by_workflow',
      },
    ],
  },
  presentation: ['number'],
  search: ['enumerator', ...byDisposition],
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
    'netto',
  ],
  sort: { field: 'date', desc: true },
  indexes: [
    ['disposition', 'scale', 'endWeighting'],
    ['shipUnloading', 'number'],
  ],
  fields: {
    disposition: reference('disposition', { readOnly: true }),
    shipUnloading: reference('shipUnloading', { readOnly: true }),
    date: datetime({ readOnly: true }),
    number: integer({ min: 0, readOnly: true }),
    beginWeighting: datetime({ readOnly: true }),
    endWeighting: datetime({ readOnly: true }),
    scale: reference('scale', { readOnly: true }),
    hold: text({ maxLength: 20, readOnly: true }),
    box: reference('box', { readOnly: true }),
    product: reference('product', { readOnly: true }),
    /** The number of weights that the scale accepted from the begin to the end of the run. */
    count: integer({ min: 0, readOnly: true }),
    /** The sum of these weights. */
    netto: tonnes({ min: '0', readOnly: true }),
    /** What the scale's own counter showed, as a person wrote it down. */
    enumerator: text({ maxLength: 60 }),
    weighingRecord: reference('weighingRecord', { readOnly: true }),
  },
});
