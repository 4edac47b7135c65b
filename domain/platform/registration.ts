import { register } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';

/** A registration as it was entered, for the administrator who decides on it. */
export const registration = register('registration', {
  module: 'platform',
  path: 'registrations',
  writtenBy: 'server',
  access: { read: [], modify: [] },
  presentation: ['firmName'],
  search: ['firmName', 'vatNumber', 'city'],
  list: [
    'createdAt',
    'user',
    'isFirm',
    'firmName',
    'vatNumber',
    'countryCode',
    'city',
    'counterparty',
    'knownFirm',
  ],
  fields: {
    user: reference('user', { required: true }),
    isFirm: boolean({ default: false }),
    firmName: text(),
    phone: text({ maxLength: 20 }),
    countryCode: text({ maxLength: 2 }),
    companyDepartment: text(),
    commercialInChargeOfYou: text(),
    /** Whether the firm has no VAT number. */
    notVatNumber: boolean({ default: false }),
    vatNumber: text({ maxLength: 20 }),
    address: text(),
    postalCode: text({ maxLength: 20 }),
    city: text(),
    deliveryDepartment: text(),
    /** The firm that was created from it. */
    counterparty: reference('counterparty'),
    /** An existing firm with this VAT number: nobody joins it automatically, an administrator decides. */
    knownFirm: reference('counterparty'),
  },
});
