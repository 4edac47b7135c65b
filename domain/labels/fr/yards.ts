import type { RoomWords } from '../words.ts';

/** How trucks wait: yards, places, who comes first and who did not come. */
export const yards = {
  objects: {
    yard: { one: 'Parc', many: 'Parcs' },
    queueDisplay: { one: 'Écran des chauffeurs', many: 'Écrans des chauffeurs' },
  },
  fields: {
    queuePriority: 'Priorité dans la file',
    punctuality: 'Ponctualité',
    holdReason: 'Motif de la retenue',
    noShows: 'Absences',
    minutesEarly: 'Minutes avant le créneau',
    minutesLate: 'Minutes après le créneau',
    noShowMinutes: 'Absent après (minutes)',
    noShowReturns: 'Retours dans la file',
    displayToken: 'Code de l’écran',
  },
  ownFields: {},
  enums: {
    queuePriority: {
      title: 'Priorité dans la file',
      values: { Normal: 'Normale', High: 'Haute', Urgent: 'Urgente' },
    },
    punctuality: {
      title: 'Ponctualité',
      values: { early: 'En avance', onTime: 'À l’heure', late: 'En retard' },
    },
  },
} as const satisfies RoomWords;
