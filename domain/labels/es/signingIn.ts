import type { RoomWords } from '../words.ts';

/** Registration, the account and the letters about it. */
export const signingIn = {
  objects: {
    registration: { one: 'Registro', many: 'Registros' },
  },
  fields: {
    emailConfirmed: 'Correo confirmado',
    isFirm: 'Es una empresa',
    firmName: 'Razón social',
    countryCode: 'Código de país',
    companyDepartment: 'Departamento de la empresa',
    commercialInChargeOfYou: 'Su comercial',
    notVatNumber: 'Sin NIF-IVA',
    vatNumber: 'NIF-IVA',
    deliveryDepartment: 'Departamento de entregas',
    knownFirm: 'Empresa con este NIF-IVA',
    letter: 'Carta',
    letterFacts: 'Datos de la carta (ocultos)',
  },
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
