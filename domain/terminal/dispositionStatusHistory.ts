import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text } from '../kernel/field.ts';
import { carsQueueStatus } from './statuses.ts';
import { byDisposition } from './truckSearch.ts';

/** A change of a truck's status, with its time, its author, and how long the previous status lasted. */
export const dispositionStatusHistory = register('dispositionStatusHistory', {
  module: 'terminal',
  path: 'disposition_status_history',
  writtenBy: 'workflow',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  belongsTo: ['disposition.forwarder', 'disposition.customer', 'disposition.vendor'],
  sort: { field: 'date', desc: true },
  search: [...byDisposition],
  list: ['date', 'disposition', 'carsQueueStatus', 'status', 'duration', 'author', 'comment'],
  indexes: [['disposition', 'date']],
  fields: {
    disposition: reference('disposition', { required: true }),
    date: datetime({ required: true }),
    /** What happened: a move of the journey (see `journeyMoves`), or another event such as `overrun`. */
    move: text({ maxLength: 40 }),
    carsQueueStatus: enumeration(carsQueueStatus),
    /** Seconds that the previous queue status lasted. */
    duration: integer(),
    status: reference('dispositionStatus', { shows: ['color'] }),
    /** The key of `status`, one of `dispositionState`. */
    stStatus: text({ maxLength: 40 }),
    /** Seconds that the previous disposition status lasted. */
    stDuration: integer(),
    comment: text({ multiline: true }),
  },
});
