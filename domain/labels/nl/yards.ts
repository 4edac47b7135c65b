import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Terrein', many: 'Terreinen' },
    queueDisplay: { one: 'Chauffeursbord', many: 'Chauffeursborden' },
  },
  fields: {
    queuePriority: 'Prioriteit in de wachtrij',
    punctuality: 'Stiptheid',
    holdReason: 'Vastgehouden omdat',
    noShows: 'Niet verschenen',
    minutesEarly: 'Minuten vóór het tijdslot',
    minutesLate: 'Minuten na het tijdslot',
    noShowMinutes: 'Niet verschenen na minuten',
    noShowReturns: 'Keren terug in de wachtrij',
    displayToken: 'Code van het bord',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Prioriteit in de wachtrij',
      values: { Normal: 'Gewoon', High: 'Hoog', Urgent: 'Dringend' },
    },
    punctuality: {
      title: 'Stiptheid',
      values: { early: 'Te vroeg', onTime: 'Op tijd', late: 'Te laat' },
    },
  },
} as const satisfies RoomWords;
