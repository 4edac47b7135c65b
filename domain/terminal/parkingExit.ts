import { register } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';

/** A truck that left the parking without having done a disposition, as its driver said at the kiosk. */
export const parkingExit = register('parkingExit', {
  module: 'terminal',
  path: 'parking_exits',
  writtenBy: 'server',
  access: { read: ['operator'], modify: [] },
  presentation: ['plate'],
  search: ['plate', 'entryTicket'],
  list: ['createdAt', 'plate', 'entryTicket', 'disposition', 'workingPlace'],
  indexes: [['disposition'], ['plate']],
  fields: {
    plate: text({ required: true, maxLength: 20 }),
    /** The slip that the parking's own gate gave out. */
    entryTicket: text({ maxLength: 20 }),
    disposition: reference('disposition'),
    workingPlace: reference('workingPlace'),
  },
});
