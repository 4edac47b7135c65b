import { register } from '../kernel/declaration.ts';
import { datetime, reference, text } from '../kernel/field.ts';

/** A desk says this often that it is still there, and holds nothing any more once it has been silent for so long. */
export const renewSeconds = 10;
export const holdSeconds = 30;

/** A disposition that stands on a scale now: nobody else may weigh it meanwhile. */
export const weightedDisposition = register('weightedDisposition', {
  module: 'weighing',
  path: 'weighted_dispositions',
  createdBy: 'server',
  access: { read: ['operator'], modify: ['operator'] },
  search: [],
  list: ['disposition', 'scale', 'author', 'createdAt', 'expiresAt'],
  fields: {
    disposition: reference('disposition', { required: true, unique: true, readOnly: true }),
    scale: reference('scale', { readOnly: true }),
    /** The desk that holds it, by an id of its own: one person may have two open. */
    holder: text({ maxLength: 36, readOnly: true }),
    /** A desk that has not been heard of until then holds nothing any more. */
    expiresAt: datetime({ readOnly: true }),
  },
});
