import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Yard', many: 'Yards' },
    queueDisplay: { one: 'Drivers’ display', many: 'Drivers’ displays' },
  },
  fields: {
    queuePriority: 'Queue priority',
    punctuality: 'Punctuality',
    holdReason: 'Held because',
    noShows: 'No-shows',
    minutesEarly: 'Minutes before the slot',
    minutesLate: 'Minutes after the slot',
    noShowMinutes: 'No-show after minutes',
    noShowReturns: 'Returns to the queue',
    displayToken: 'Display code',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Queue priority',
      values: { Normal: 'Normal', High: 'High', Urgent: 'Urgent' },
    },
    punctuality: {
      title: 'Punctuality',
      values: { early: 'Early', onTime: 'On time', late: 'Late' },
    },
  },
} as const satisfies RoomWords;
