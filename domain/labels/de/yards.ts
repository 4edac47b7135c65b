import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Hof', many: 'Höfe' },
    queueDisplay: { one: 'Fahreranzeige', many: 'Fahreranzeigen' },
  },
  fields: {
    queuePriority: 'Vorrang in der Warteschlange',
    punctuality: 'Pünktlichkeit',
    holdReason: 'Zurückgehalten wegen',
    noShows: 'Nicht erschienen',
    minutesEarly: 'Minuten vor dem Zeitfenster',
    minutesLate: 'Minuten nach dem Zeitfenster',
    noShowMinutes: 'Nicht erschienen nach Minuten',
    noShowReturns: 'Rückkehr in die Warteschlange',
    displayToken: 'Code der Anzeige',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Vorrang in der Warteschlange',
      values: { Normal: 'Üblich', High: 'Hoch', Urgent: 'Dringend' },
    },
    punctuality: {
      title: 'Pünktlichkeit',
      values: { early: 'Zu früh', onTime: 'Pünktlich', late: 'Zu spät' },
    },
  },
} as const satisfies RoomWords;
