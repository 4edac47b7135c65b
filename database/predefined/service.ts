import words from '#domain/words/service/predefined.json' with { type: 'json' };
import { named } from './named.ts';

/** The groups of the states of a reclamation. */
export const reclamationStatusGroups = [
  {
    predefinedName: 'open',
    ...named(words.reclamationStatusGroup.open),
    color: '#1e88e5',
  },
  {
    predefinedName: 'ongoing',
    ...named(words.reclamationStatusGroup.ongoing),
    color: '#fb8c00',
  },
  {
    predefinedName: 'toReceive',
    ...named(words.reclamationStatusGroup.toReceive),
    color: '#43a047',
  },
  {
    predefinedName: 'rejected',
    ...named(words.reclamationStatusGroup.rejected),
    color: '#e53935',
  },
];

/** The statuses of requests; those of interactions are the same. */
const requestStatuses = [
  {
    predefinedName: 'new',
    ...named(words.customerRequestStatus.new),
    default: true,
    color: '#1e88e5',
  },
  {
    predefinedName: 'inProgress',
    ...named(words.customerRequestStatus.inProgress),
    color: '#fb8c00',
  },
  {
    predefinedName: 'answered',
    ...named(words.customerRequestStatus.answered),
    color: '#5c6bc0',
  },
  {
    predefinedName: 'closed',
    ...named(words.customerRequestStatus.closed),
    isClosed: true,
    color: '#43a047',
  },
];
export const customerRequestStatuses = requestStatuses;
export const interactionStatuses = requestStatuses;

/** The types of reclamations; `days` is within how many days a decision must be made. */
export const reclamationTypes = [
  {
    predefinedName: 'quantity',
    ...named(words.reclamationType.quantity),
    days: 14,
    printName: 'Reklamacja ilościowa',
  },
  {
    predefinedName: 'quality',
    ...named(words.reclamationType.quality),
    days: 30,
    printName: 'Reklamacja jakościowa',
  },
];

/** In the specification, reclamations begin in the state 17. */
const firstReclamationState = '17';

/**
 * The states of a reclamation: predefined name, group and colour, and the title in Polish, English, Dutch, German, French,
 * Italian and Spanish.
 */
const states = [
  [
    firstReclamationState,
    'open',
    '#1e88e5',
    'Zgłoszona',
    'Reported',
    'Gemeld',
    'Gemeldet',
    'Signalée',
    'Segnalato',
    'Comunicada',
  ],
  [
    'examined',
    'ongoing',
    '#fb8c00',
    'Rozpatrywana',
    'Being examined',
    'In behandeling',
    'In Prüfung',
    'À l’étude',
    'In esame',
    'En estudio',
  ],
  [
    'decided',
    'ongoing',
    '#5c6bc0',
    'Wydano decyzję',
    'Decided',
    'Besloten',
    'Entschieden',
    'Décidée',
    'Deciso',
    'Decidida',
  ],
  [
    'ordered',
    'ongoing',
    '#8e24aa',
    'W realizacji',
    'Being carried out',
    'In uitvoering',
    'In Ausführung',
    'En cours d’exécution',
    'In esecuzione',
    'En ejecución',
  ],
  [
    'ready',
    'toReceive',
    '#43a047',
    'Do odbioru',
    'Ready to collect',
    'Klaar om af te halen',
    'Abholbereit',
    'À retirer',
    'Pronto al ritiro',
    'Lista para recoger',
  ],
  [
    'rejected',
    'rejected',
    '#e53935',
    'Odrzucona',
    'Rejected',
    'Afgewezen',
    'Abgelehnt',
    'Rejetée',
    'Respinto',
    'Rechazada',
  ],
  [
    'closed',
    'toReceive',
    '#546e7a',
    'Zamknięta',
    'Closed',
    'Gesloten',
    'Abgeschlossen',
    'Clôturée',
    'Chiuso',
    'Cerrada',
  ],
] as const;

/** The states of a reclamation in their order, each with its group. */
export const reclamationStates = states.map(
  ([predefinedName, reclamationStatusGroup, color, pl, en, nl, de, fr, it, es], index) => ({
    predefinedName,
    reclamationStatusGroup,
    color,
    name: pl,
    sortNumber: index + 1,
    default: predefinedName === firstReclamationState,
    isClosed: predefinedName === 'closed' || predefinedName === 'rejected',
    lang: { pl, en, nl, de, fr, it, es },
  }),
);
