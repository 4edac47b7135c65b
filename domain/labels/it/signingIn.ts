import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Registrazione', many: 'Registrazioni' },
  },
  fields: {
    emailConfirmed: 'E-mail confermata',
    isFirm: 'È un’azienda',
    firmName: 'Ragione sociale',
    countryCode: 'Codice paese',
    companyDepartment: 'Reparto dell’azienda',
    commercialInChargeOfYou: 'Il suo referente commerciale',
    notVatNumber: 'Senza partita IVA',
    vatNumber: 'Partita IVA',
    deliveryDepartment: 'Reparto consegne',
    knownFirm: 'Azienda con questa partita IVA',
    letter: 'Lettera',
    letterFacts: 'Dati della lettera (nascosti)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
