import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Registratie', many: 'Registraties' },
  },
  fields: {
    emailConfirmed: 'E-mail bevestigd',
    isFirm: 'Is een bedrijf',
    firmName: 'Bedrijfsnaam',
    countryCode: 'Landcode',
    companyDepartment: 'Afdeling van het bedrijf',
    commercialInChargeOfYou: 'Uw verkoopcontact',
    notVatNumber: 'Zonder btw-nummer',
    vatNumber: 'Btw-nummer',
    deliveryDepartment: 'Afdeling leveringen',
    knownFirm: 'Bedrijf met dit btw-nummer',
    letter: 'Brief',
    letterFacts: 'Gegevens van de brief (verborgen)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
