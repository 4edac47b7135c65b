import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Inscription', many: 'Inscriptions' },
  },
  fields: {
    emailConfirmed: 'E-mail confirmé',
    isFirm: 'Est une société',
    firmName: 'Raison sociale',
    countryCode: 'Code pays',
    companyDepartment: 'Service de la société',
    commercialInChargeOfYou: 'Votre commercial',
    notVatNumber: 'Sans numéro de TVA',
    vatNumber: 'Numéro de TVA',
    deliveryDepartment: 'Service de livraison',
    knownFirm: 'Société ayant ce numéro de TVA',
    letter: 'Lettre type',
    letterFacts: 'Données de la lettre (cachées)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
