import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Registration', many: 'Registrations' },
  },
  fields: {
    emailConfirmed: 'E-mail confirmed',
    isFirm: 'Is a firm',
    firmName: 'Firm name',
    countryCode: 'Country code',
    companyDepartment: 'Department of the firm',
    commercialInChargeOfYou: 'Your sales contact',
    notVatNumber: 'Without a VAT number',
    vatNumber: 'VAT number',
    deliveryDepartment: 'Delivery department',
    knownFirm: 'Firm with this VAT number',
    letter: 'Letter',
    letterFacts: 'Facts of the letter (hidden)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
