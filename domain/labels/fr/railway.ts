import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Train', many: 'Trains' },
    trainWagon: { one: 'Wagon d’un train', many: 'Wagons des trains' },
  },
  fields: {
    stationFrom: 'Gare expéditrice',
    stationTo: 'Gare destinataire',
    place: 'Place dans le train',
    wagonNumber: 'Numéro de wagon',
    consignmentNote: 'Lettre de voiture',
    seal: 'Scellé',
  },
  ownFields: {
    'trainWagon.tare': 'Tare inscrite sur le wagon',
  },
  enums: {},
} as const satisfies RoomWords;
