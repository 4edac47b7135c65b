import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Patio', many: 'Patios' },
    queueDisplay: { one: 'Panel de conductores', many: 'Paneles de conductores' },
  },
  fields: {
    queuePriority: 'Prioridad en la cola',
    punctuality: 'Puntualidad',
    holdReason: 'Motivo de la retención',
    noShows: 'Incomparecencias',
    minutesEarly: 'Minutos antes de la franja',
    minutesLate: 'Minutos después de la franja',
    noShowMinutes: 'Ausente tras minutos',
    noShowReturns: 'Vueltas a la cola',
    displayToken: 'Código del panel',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Prioridad en la cola',
      values: { Normal: 'Corriente', High: 'Alta', Urgent: 'Urgente' },
    },
    punctuality: {
      title: 'Puntualidad',
      values: { early: 'Antes de hora', onTime: 'A tiempo', late: 'Con retraso' },
    },
  },
} as const satisfies RoomWords;
