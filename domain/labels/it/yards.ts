import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Piazzale', many: 'Piazzali' },
    queueDisplay: { one: 'Tabellone autisti', many: 'Tabelloni autisti' },
  },
  fields: {
    queuePriority: 'Priorità in coda',
    punctuality: 'Puntualità',
    holdReason: 'Motivo del blocco',
    noShows: 'Mancate presentazioni',
    minutesEarly: 'Minuti prima della fascia',
    minutesLate: 'Minuti dopo la fascia',
    noShowMinutes: 'Assente dopo minuti',
    noShowReturns: 'Ritorni in coda',
    displayToken: 'Codice del tabellone',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Priorità in coda',
      values: { Normal: 'Normale', High: 'Alta', Urgent: 'Urgente' },
    },
    punctuality: {
      title: 'Puntualità',
      values: { early: 'In anticipo', onTime: 'Puntuale', late: 'In ritardo' },
    },
  },
} as const satisfies RoomWords;
