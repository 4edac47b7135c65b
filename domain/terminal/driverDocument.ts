import { register } from '../kernel/declaration.ts';
import { boolean, date, reference, text } from '../kernel/field.ts';

/**
 * A driver who has shown a document at the kiosk: the name, a proof of the number that nobody can turn back, and until
 * when the document holds. Nothing else of it is kept.
 */
export const driverDocument = register('driverDocument', {
  module: 'terminal',
  path: 'driver_documents',
  writtenBy: 'server',
  access: { read: ['operator'], modify: [] },
  presentation: ['documentName'],
  search: ['documentName'],
  list: ['createdAt', 'disposition', 'documentName', 'documentExpires', 'dataConfirmed', 'workingPlace'],
  indexes: [['disposition']],
  fields: {
    disposition: reference('disposition', { required: true }),
    documentName: text({ required: true, maxLength: 120 }),
    documentHash: text({ required: true, maxLength: 64 }),
    documentExpires: date(),
    /** What the driver answered to "Is this you, is this your order?"; empty until then. */
    dataConfirmed: boolean(),
    workingPlace: reference('workingPlace'),
  },
});
