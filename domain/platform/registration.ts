import { register } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';

/** What somebody wrote who registered: kept as it was written, for the administrator who decides about it. */
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
    notVatNumber: boolean({ default: false }),
    vatNumber: text({ maxLength: 20 }),
    address: text(),
    postalCode: text({ maxLength: 20 }),
    city: text(),
    deliveryDepartment: text(),
    /** The firm that was made of it. */
    counterparty: reference('counterparty'),
    /** A firm that has this VAT number already: nobody joins it by saying so, an administrator decides. */
    knownFirm: reference('counterparty'),
  },
});
