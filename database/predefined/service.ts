/** Where a complaint stands, in four groups. */
export const reclamationStatusGroups = [
  {
    predefinedName: 'open',
    name: 'Otwarte',
    color: '#1e88e5',
    lang: {
      pl: 'Otwarte',
      en: 'Open',
      nl: 'Open',
      de: 'Offen',
      fr: 'Ouvertes',
      it: 'Aperti',
      es: 'Abiertas',
    },
  },
  {
    predefinedName: 'ongoing',
    name: 'W toku',
    color: '#fb8c00',
    lang: {
      pl: 'W toku',
      en: 'Ongoing',
      nl: 'Lopend',
      de: 'Laufend',
      fr: 'En cours',
      it: 'In corso',
      es: 'En curso',
    },
  },
  {
    predefinedName: 'toReceive',
    name: 'Do odbioru',
    color: '#43a047',
    lang: {
      pl: 'Do odbioru',
      en: 'To receive',
      nl: 'Af te halen',
      de: 'Abzuholen',
      fr: 'À retirer',
      it: 'Da ritirare',
      es: 'Para recoger',
    },
  },
  {
    predefinedName: 'rejected',
    name: 'Odrzucone',
    color: '#e53935',
    lang: {
      pl: 'Odrzucone',
      en: 'Rejected',
      nl: 'Afgewezen',
      de: 'Abgelehnt',
      fr: 'Rejetées',
      it: 'Respinti',
      es: 'Rechazadas',
    },
  },
];

const requestStatuses = [
  {
    predefinedName: 'new',
    name: 'Nowe',
    default: true,
    color: '#1e88e5',
    lang: { pl: 'Nowe', en: 'New', nl: 'Nieuw', de: 'Neu', fr: 'Nouveau', it: 'Nuovo', es: 'Nuevo' },
  },
  {
    predefinedName: 'inProgress',
    name: 'W toku',
    color: '#fb8c00',
    lang: {
      pl: 'W toku',
      en: 'In progress',
      nl: 'In behandeling',
      de: 'In Bearbeitung',
      fr: 'En cours',
      it: 'In corso',
      es: 'En curso',
    },
  },
  {
    predefinedName: 'answered',
    name: 'Udzielono odpowiedzi',
    color: '#5c6bc0',
    lang: {
      pl: 'Udzielono odpowiedzi',
      en: 'Answered',
      nl: 'Beantwoord',
      de: 'Beantwortet',
      fr: 'Répondu',
      it: 'Risposto',
      es: 'Respondido',
    },
  },
  {
    predefinedName: 'closed',
    name: 'Zamknięte',
    isClosed: true,
    color: '#43a047',
    lang: {
      pl: 'Zamknięte',
      en: 'Closed',
      nl: 'Gesloten',
      de: 'Abgeschlossen',
      fr: 'Clôturé',
      it: 'Chiuso',
      es: 'Cerrado',
    },
  },
];
export const customerRequestStatuses = requestStatuses;
export const interactionStatuses = requestStatuses;

/** Days until a decision must have been made. */
export const reclamationTypes = [
  { predefinedName: 'quantity', name: 'Ilościowa', days: 14, printName: 'Reklamacja ilościowa' },
  { predefinedName: 'quality', name: 'Jakościowa', days: 30, printName: 'Reklamacja jakościowa' },
];

/** The number 17 is what the specification's reclamations begin with. */
export const firstReclamationState = '17';

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

/** The way of a complaint through its groups. */
export const reclamationStates = states.map(
  ([predefinedName, reclamationStatusGroup, color, pl, en, nl, de, fr, it, es], at) => ({
    predefinedName,
    reclamationStatusGroup,
    color,
    name: pl,
    sortNumber: at + 1,
    default: predefinedName === firstReclamationState,
    isClosed: predefinedName === 'closed' || predefinedName === 'rejected',
    lang: { pl, en, nl, de, fr, it, es },
  }),
);
