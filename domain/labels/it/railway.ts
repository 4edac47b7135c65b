import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Treno', many: 'Treni' },
    trainWagon: { one: 'Carro di un treno', many: 'Carri dei treni' },
  },
  fields: {
    stationFrom: 'Stazione mittente',
    stationTo: 'Stazione destinataria',
    place: 'Posto nel treno',
    wagonNumber: 'Numero del carro',
    consignmentNote: 'Lettera di vettura',
    seal: 'Sigillo',
  },
  ownFields: {
    'trainWagon.tare': 'Tara scritta sul carro',
  },
  enums: {},
} as const satisfies RoomWords;
