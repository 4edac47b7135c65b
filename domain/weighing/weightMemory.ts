import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text, tonnes } from '../kernel/field.ts';
import { weightOrigin } from './enums.ts';

/** Every accepted weight, never deleted: each row contains the hash of the one before. */
export const weightMemory = register('weightMemory', {
  module: 'weighing',
  path: 'weight_memory',
  writtenBy: 'agent',
  access: { read: ['operator'], modify: [] },
  presentation: ['captureId'],
  // A capture id is a random UUID: nobody searches for a part of it, and a filter finds the whole.
  search: ['alibiNo'],
  list: ['id', 'takenAt', 'scale', 'weight', 'unit', 'origin', 'visit', 'alibiNo', 'captureId'],
  indexes: [
    ['scale', 'takenAt'],
    ['takenAt'],
    // For finding the batches of a bunker since its last sum.
    ['scale', 'origin', 'visit'],
  ],
  fields: {
    scale: reference('scale', { required: true }),
    captureId: text({ required: true, maxLength: 36, unique: true }),
    /** Numbers the measured weights of one scale without gaps; 0 for weights that people type and for sums of batches. */
    seq: integer({ required: true }),
    weight: tonnes({ required: true }),
    unit: text({ required: true, maxLength: 4 }),
    /** The number of the load; see `Stability`. */
    visit: integer({ required: true }),
    takenAt: datetime({ required: true }),
    receivedAt: datetime({ required: true }),
    /** The telegram as the indicator sent it; for a sum of batches, the batches as text; empty for a typed weight. */
    raw: text({ maxLength: 400, verbatim: true }),
    /** The number under which the indicator itself stored the weight. */
    alibiNo: text({ maxLength: 40 }),
    origin: enumeration(weightOrigin, { required: true, default: 'Measured' }),
    /** Who entered the weight or added the batches, and why. */
    enteredBy: reference('user'),
    enteredWhy: text({ maxLength: 200 }),
    previousHash: text({ maxLength: 64 }),
    hash: text({ required: true, maxLength: 64, unique: true }),
  },
});
