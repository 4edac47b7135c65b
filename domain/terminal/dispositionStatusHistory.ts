import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text } from '../kernel/field.ts';
import { carsQueueStatus } from './statuses.ts';

/** Each step of a truck: when, by whom, and how long the one before had lasted. */
export const dispositionStatusHistory = register('dispositionStatusHistory', {
  module: 'terminal',
  path: 'disposition_status_history',
  writtenBy: 'workflow',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  belongsTo: ['disposition.forwarder', 'disposition.customer', 'disposition.vendor'],
  sort: { field: 'date', desc: true },
  search: [],
  list: ['date', 'disposition', 'carsQueueStatus', 'status', 'duration', 'author', 'comment'],
  indexes: [['disposition', 'date']],
  fields: {
    disposition: reference('disposition', { required: true }),
    date: datetime({ required: true }),
    move: text({ maxLength: 40 }),
    carsQueueStatus: enumeration(carsQueueStatus),
    /** Seconds that the queue status before this one had lasted. */
    duration: integer(),
    status: reference('dispositionStatus'),
    stStatus: text({ maxLength: 40 }),
    /** Seconds that the disposition status before this one had lasted. */
    stDuration: integer(),
    comment: text({ multiline: true }),
  },
});
