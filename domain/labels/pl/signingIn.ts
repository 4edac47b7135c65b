import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Rejestracja', many: 'Rejestracje' },
  },
  fields: {
    emailConfirmed: 'E-mail potwierdzony',
    isFirm: 'Firma (nie osoba)',
    firmName: 'Nazwa firmy',
    countryCode: 'Kod kraju',
    companyDepartment: 'Dział firmy',
    commercialInChargeOfYou: 'Opiekun handlowy',
    notVatNumber: 'Bez numeru VAT',
    vatNumber: 'NIP lub numer VAT',
    deliveryDepartment: 'Dział dostaw',
    knownFirm: 'Firma o tym numerze VAT',
    letter: 'Wzór listu',
    letterFacts: 'Dane listu (ukryte)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
