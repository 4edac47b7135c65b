import { register } from '../kernel/declaration.ts';
import { datetime, reference, text } from '../kernel/field.ts';
import { byDisposition } from '../terminal/truckSearch.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** How often a desk renews its hold, and after how many seconds without renewal the hold ends. */
export const renewSeconds = 10;
export const holdSeconds = 30;

/** A disposition that is being weighed now: nobody else may weigh it meanwhile. */
export const weightedDisposition = register('weightedDisposition', {
  module: 'weighing',
  path: 'weighted_dispositions',
  createdBy: 'server',
  access: { read: ['operator'], modify: ['operator'] },
  lifecycle: openLifecycle,
  search: [...byDisposition],
  list: ['disposition', 'scale', 'author', 'createdAt', 'expiresAt'],
  fields: {
    disposition: reference('disposition', { required: true, unique: true, readOnly: true }),
    scale: reference('scale', { readOnly: true }),
    /** The id of the desk that holds it, as the desk gave it: one person may have two open. */
    holder: text({ maxLength: 36, readOnly: true, verbatim: true }),
    /** The hold ends at this time if the desk does not renew it. */
    expiresAt: datetime({ readOnly: true }),
  },
});
