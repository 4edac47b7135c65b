import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Plac', many: 'Place' },
    queueDisplay: { one: 'Tablica dla kierowców', many: 'Tablice dla kierowców' },
  },
  fields: {
    queuePriority: 'Priorytet w kolejce',
    punctuality: 'Punktualność',
    holdReason: 'Powód przytrzymania',
    noShows: 'Niestawienia',
    minutesEarly: 'Minuty przed awizacją',
    minutesLate: 'Minuty po awizacji',
    noShowMinutes: 'Niestawienie po minutach',
    noShowReturns: 'Powroty do kolejki',
    displayToken: 'Kod tablicy',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Priorytet w kolejce',
      values: { Normal: 'Zwykły', High: 'Wysoki', Urgent: 'Pilny' },
    },
    punctuality: {
      title: 'Punktualność',
      values: { early: 'Przed czasem', onTime: 'O czasie', late: 'Spóźniony' },
    },
  },
} as const satisfies RoomWords;
