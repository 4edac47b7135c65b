import { register } from '../kernel/declaration.ts';
import { boolean, date, reference, text } from '../kernel/field.ts';
import { byDisposition } from './truckSearch.ts';

/**
 * A document that a driver showed at the kiosk: the name, a one-way hash of the number, and the expiry date. Nothing else of it
 * is stored.
 */
export const driverDocument = register('driverDocument', {
  module: 'terminal',
  path: 'driver_documents',
  writtenBy: 'server',
  access: { read: ['operator'], modify: [] },
  presentation: ['documentName'],
  search: ['documentName', ...byDisposition],
  list: ['createdAt', 'disposition', 'documentName', 'documentExpires', 'dataConfirmed', 'workingPlace'],
  indexes: [['disposition']],
  fields: {
    disposition: reference('disposition', { required: true }),
    documentName: text({ required: true, maxLength: 120 }),
    documentHash: text({ required: true, maxLength: 64 }),
    documentExpires: date(),
    /** The driver's answer to "Is this you, is this your order?"; empty until then. */
    dataConfirmed: boolean(),
    workingPlace: reference('workingPlace'),
  },
});
