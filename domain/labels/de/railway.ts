import type { RoomWords } from '../words.ts';

export const railway = {
  objects: {
    train: { one: 'Zug', many: 'Züge' },
    trainWagon: { one: 'Wagen im Zug', many: 'Wagen in Zügen' },
  },
  fields: {
    stationFrom: 'Versandbahnhof',
    stationTo: 'Bestimmungsbahnhof',
    place: 'Platz im Zug',
    wagonNumber: 'Wagennummer',
    consignmentNote: 'Frachtbrief',
    seal: 'Plombe',
  },
  ownFields: {
    'trainWagon.tare': 'Eigengewicht laut Anschrift',
  },
  enums: {},
} as const satisfies RoomWords;
