/** Where a complaint stands, in four groups. */
export const reclamationStatusGroups = [
  { predefinedName: 'open', name: 'Otwarte', color: '#1e88e5', lang: { pl: 'Otwarte', en: 'Open' } },
  { predefinedName: 'ongoing', name: 'W toku', color: '#fb8c00', lang: { pl: 'W toku', en: 'Ongoing' } },
  {
    predefinedName: 'toReceive',
    name: 'Do odbioru',
    color: '#43a047',
    lang: { pl: 'Do odbioru', en: 'To receive' },
  },
  {
    predefinedName: 'rejected',
    name: 'Odrzucone',
    color: '#e53935',
    lang: { pl: 'Odrzucone', en: 'Rejected' },
  },
];

const requestStatuses = [
  { predefinedName: 'new', name: 'Nowe', default: true, color: '#1e88e5', lang: { pl: 'Nowe', en: 'New' } },
  {
    predefinedName: 'inProgress',
    name: 'W toku',
    color: '#fb8c00',
    lang: { pl: 'W toku', en: 'In progress' },
  },
  {
    predefinedName: 'answered',
    name: 'Udzielono odpowiedzi',
    color: '#5c6bc0',
    lang: { pl: 'Udzielono odpowiedzi', en: 'Answered' },
  },
  {
    predefinedName: 'closed',
    name: 'Zamknięte',
    isClosed: true,
    color: '#43a047',
    lang: { pl: 'Zamknięte', en: 'Closed' },
  },
];
export const customerRequestStatuses = requestStatuses;
export const interactionStatuses = requestStatuses;

/** Days until a decision must have been made. */
export const reclamationTypes = [
  { name: 'Ilościowa', days: 14, printName: 'Reklamacja ilościowa' },
  { name: 'Jakościowa', days: 30, printName: 'Reklamacja jakościowa' },
];
