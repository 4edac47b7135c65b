import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Registrierung', many: 'Registrierungen' },
  },
  fields: {
    emailConfirmed: 'E-Mail bestätigt',
    isFirm: 'Ist ein Unternehmen',
    firmName: 'Firmenname',
    countryCode: 'Ländercode',
    companyDepartment: 'Abteilung des Unternehmens',
    commercialInChargeOfYou: 'Ihr Ansprechpartner im Vertrieb',
    notVatNumber: 'Ohne USt-IdNr.',
    vatNumber: 'USt-IdNr.',
    deliveryDepartment: 'Lieferabteilung',
    knownFirm: 'Unternehmen mit dieser USt-IdNr.',
    letter: 'Schreiben',
    letterFacts: 'Angaben des Schreibens (verborgen)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
