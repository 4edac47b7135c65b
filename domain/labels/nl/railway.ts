import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Trein', many: 'Treinen' },
    trainWagon: { one: 'Wagon in een trein', many: 'Wagons in treinen' },
  },
  fields: {
    stationFrom: 'Station van afzending',
    stationTo: 'Station van bestemming',
    place: 'Plaats in de trein',
    wagonNumber: 'Wagonnummer',
    consignmentNote: 'Vrachtbrief',
    seal: 'Zegel',
  },
  ownFields: {
    'trainWagon.tare': 'Tarra op de wagon',
  },
  enums: {},
} as const satisfies RoomWords;
