import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Pociąg', many: 'Pociągi' },
    trainWagon: { one: 'Wagon w składzie', many: 'Wagony w składach' },
  },
  fields: {
    stationFrom: 'Stacja nadania',
    stationTo: 'Stacja przeznaczenia',
    place: 'Miejsce w składzie',
    wagonNumber: 'Numer wagonu',
    consignmentNote: 'List przewozowy',
    seal: 'Plomba',
  },
  ownFields: {
    'trainWagon.tare': 'Tara z wagonu',
  },
  enums: {},
} as const satisfies RoomWords;
