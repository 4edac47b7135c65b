import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Tren', many: 'Trenes' },
    trainWagon: { one: 'Vagón de un tren', many: 'Vagones de trenes' },
  },
  fields: {
    stationFrom: 'Estación de origen',
    stationTo: 'Estación de destino',
    place: 'Lugar en el tren',
    wagonNumber: 'Número de vagón',
    consignmentNote: 'Carta de porte',
    seal: 'Precinto',
  },
  ownFields: {
    'trainWagon.tare': 'Tara escrita en el vagón',
  },
  enums: {},
} as const satisfies RoomWords;
