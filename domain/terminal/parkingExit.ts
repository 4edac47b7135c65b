import { register } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';
import { byDisposition } from './truckSearch.ts';

/** A truck that left the parking without doing a disposition, as its driver stated at the kiosk. */
export const parkingExit = register('parkingExit', {
  module: 'terminal',
  path: 'parking_exits',
  writtenBy: 'server',
  access: { read: ['operator'], modify: [] },
  presentation: ['plate'],
  search: ['plate', 'entryTicket', ...byDisposition],
  list: ['createdAt', 'plate', 'entryTicket', 'disposition', 'workingPlace'],
  indexes: [['disposition'], ['plate']],
  fields: {
    plate: text({ required: true, maxLength: 20, plate: true }),
    /** The ticket from the gate of the parking. */
    entryTicket: text({ maxLength: 20 }),
    disposition: reference('disposition'),
    workingPlace: reference('workingPlace'),
  },
});
