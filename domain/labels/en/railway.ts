import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Train', many: 'Trains' },
    trainWagon: { one: 'Wagon of a train', many: 'Wagons of trains' },
  },
  fields: {
    stationFrom: 'Station of dispatch',
    stationTo: 'Station of destination',
    place: 'Place in the train',
    wagonNumber: 'Wagon number',
    consignmentNote: 'Consignment note',
    seal: 'Seal',
  },
  ownFields: {
    'trainWagon.tare': 'Tare written on the wagon',
  },
  enums: {},
} as const satisfies RoomWords;
