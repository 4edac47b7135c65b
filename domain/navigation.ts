import { moduleNames, type ModuleName } from './kernel/declaration.ts';
import type { Language } from './kernel/language.ts';
import { moduleLabel, objectLabel } from './labels/index.ts';
import { declarations } from './objects.ts';
import { holdsRole, may } from './platform/access.rules.ts';
import type { Actor } from './platform/actor.ts';
import { roleKeys, type BuiltInRole } from './platform/roles.ts';

export type ViewType = 'list' | 'detail' | 'report' | 'worker' | 'subsystem';

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly viewType: ViewType;
  readonly objectName: string | null;
  readonly placedAsOther: boolean;
  /** The name of its picture, where that is not its own name. */
  readonly icon?: string | null;
  readonly children: readonly MenuEntry[];
}

/** Screens made by hand because people live in them. */
interface Worker {
  readonly name: string;
  readonly path: string;
  readonly module: ModuleName;
  readonly roles: readonly BuiltInRole[];
  readonly title: Readonly<Record<Language, string>>;
}

export const workers: readonly Worker[] = [
  {
    name: 'live-queue',
    path: '/live-queue',
    module: 'terminal',
    roles: ['operator'],
    title: {
      pl: 'Kolejka na żywo',
      en: 'Live queue',
      nl: 'Live wachtrij',
      de: 'Live-Warteschlange',
      fr: 'File d’attente en direct',
      it: 'Coda in tempo reale',
      es: 'Cola en directo',
    },
  },
  {
    name: 'what-if',
    path: '/what-if',
    module: 'terminal',
    roles: ['operator'],
    title: {
      pl: 'Co by było, gdyby',
      en: 'What if',
      nl: 'Wat als',
      de: 'Was wäre wenn',
      fr: 'Et si',
      it: 'E se',
      es: 'Y si',
    },
  },
  {
    name: 'weighing-desk',
    path: '/weighing-desk',
    module: 'weighing',
    roles: ['operator'],
    title: {
      pl: 'Pulpit wagowego',
      en: 'Weighing desk',
      nl: 'Weegbalie',
      de: 'Wiegearbeitsplatz',
      fr: 'Pupitre de pesage',
      it: 'Postazione di pesatura',
      es: 'Puesto de pesaje',
    },
  },
  {
    name: 'stock',
    path: '/stock',
    module: 'weighing',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Stan magazynów',
      en: 'Stock',
      nl: 'Voorraad',
      de: 'Lagerbestand',
      fr: 'Stocks',
      it: 'Giacenze',
      es: 'Existencias',
    },
  },
  {
    name: 'live-scales',
    path: '/live-scales',
    module: 'weighing',
    roles: ['operator'],
    title: {
      pl: 'Wagi na żywo',
      en: 'Live scales',
      nl: 'Weegbruggen live',
      de: 'Waagen live',
      fr: 'Bascules en direct',
      it: 'Pese in tempo reale',
      es: 'Básculas en vivo',
    },
  },
  {
    name: 'train-desk',
    path: '/train-desk',
    module: 'railway',
    roles: ['operator'],
    title: {
      pl: 'Ważenie pociągu',
      en: 'Train weighing',
      nl: 'Trein wegen',
      de: 'Zugverwiegung',
      fr: 'Pesage du train',
      it: 'Pesatura del treno',
      es: 'Pesaje del tren',
    },
  },
  {
    name: 'reclamation-analysis',
    path: '/reclamation-analysis',
    module: 'service',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Analiza reklamacji',
      en: 'Reclamation analysis',
      nl: 'Reclamatieanalyse',
      de: 'Reklamationsauswertung',
      fr: 'Analyse des réclamations',
      it: 'Analisi dei reclami',
      es: 'Análisis de reclamaciones',
    },
  },
  {
    name: 'my-tasks',
    path: '/my-tasks',
    module: 'processes',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Moje zadania',
      en: 'My tasks',
      nl: 'Mijn taken',
      de: 'Meine Aufgaben',
      fr: 'Mes tâches',
      it: 'Le mie attività',
      es: 'Mis tareas',
    },
  },
  {
    name: 'process-board',
    path: '/process-board',
    module: 'processes',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Tablica procesów',
      en: 'Process board',
      nl: 'Procesbord',
      de: 'Prozessübersicht',
      fr: 'Tableau des processus',
      it: 'Bacheca dei processi',
      es: 'Tablero de procesos',
    },
  },
  {
    name: 'shift-report',
    path: '/shift-report',
    module: 'reports',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Raport zmianowy i dobowy',
      en: 'Shift and day report',
      nl: 'Ploeg- en dagrapport',
      de: 'Schicht- und Tagesbericht',
      fr: 'Rapport de poste et de journée',
      it: 'Rapporto di turno e di giornata',
      es: 'Informe de turno y de jornada',
    },
  },
  {
    name: 'cash-desk',
    path: '/cash-desk',
    module: 'terminal',
    roles: ['operator'],
    title: {
      pl: 'Kasa parkingu',
      en: 'Parking cash desk',
      nl: 'Kassa van de parking',
      de: 'Parkplatzkasse',
      fr: 'Caisse du parking',
      it: 'Cassa del parcheggio',
      es: 'Caja del aparcamiento',
    },
  },
  {
    name: 'takings',
    path: '/takings',
    module: 'finance',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Wpływy dnia',
      en: 'Takings of the day',
      nl: 'Ontvangsten van de dag',
      de: 'Einnahmen des Tages',
      fr: 'Recettes du jour',
      it: 'Incassi del giorno',
      es: 'Ingresos del día',
    },
  },
  {
    name: 'ksef',
    path: '/ksef',
    module: 'finance',
    roles: ['operator', 'sales'],
    title: {
      pl: 'Faktury w drodze do KSeF',
      en: 'Invoices on their way to KSeF',
      nl: 'Facturen op weg naar KSeF',
      de: 'Rechnungen auf dem Weg zu KSeF',
      fr: 'Factures en route vers KSeF',
      it: 'Fatture in viaggio verso KSeF',
      es: 'Facturas camino de KSeF',
    },
  },
  {
    name: 'files',
    path: '/files',
    module: 'platform',
    roles: roleKeys,
    title: {
      pl: 'Menedżer plików',
      en: 'File manager',
      de: 'Dateimanager',
      fr: 'Gestionnaire de fichiers',
      nl: 'Bestandsbeheer',
      it: 'Gestore dei file',
      es: 'Gestor de archivos',
    },
  },
];

/** Modules in the order of a working day, not of the alphabet. */
const menuOrder: readonly ModuleName[] = [
  'terminal',
  'weighing',
  'ships',
  'railway',
  'sales',
  'service',
  'processes',
  'mail',
  'calendar',
  'reports',
  'finance',
  'goods',
  'partners',
  'exchange',
  'platform',
] satisfies readonly (typeof moduleNames)[number][];

/** The side menu of one person: a section for each module, with the screens and lists they may open. */
export const navigationFor = (actor: Actor, language: Language): MenuEntry[] =>
  menuOrder.map((module) => section(module, actor, language)).filter((entry) => entry.children.length > 0);

const section = (module: ModuleName, actor: Actor, language: Language): MenuEntry => ({
  name: module,
  path: `/section/${module}`,
  title: moduleLabel(language, module),
  viewType: 'subsystem',
  objectName: null,
  placedAsOther: module === 'platform',
  children: [...workerEntries(module, actor, language), ...listEntries(module, actor, language)],
});

const worksThere = (actor: Actor, { roles }: Worker): boolean =>
  actor.fullRights || roles.some((role) => actor.roles.includes(role));

/** Whether a menu may lead somebody to this address: not to lists and desks that are closed to them. */
export const mayOpen = (actor: Actor, address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  const worker = workers.find((known) => known.path === path);
  if (worker) return worksThere(actor, worker);
  const declaration = declarations.find((known) => known.path === path.split('/')[1]);
  return declaration === undefined || may(actor, 'read', declaration);
};

const workerEntries = (module: ModuleName, actor: Actor, language: Language): MenuEntry[] =>
  workers
    .filter((worker) => worker.module === module && holdsRole(actor, 'read', worker.roles))
    .map(({ name, path, title }) => ({
      name,
      path,
      title: title[language],
      viewType: 'worker',
      objectName: null,
      placedAsOther: false,
      children: [],
    }));

const listEntries = (module: ModuleName, actor: Actor, language: Language): MenuEntry[] =>
  declarations
    .filter((declaration) => declaration.module === module && may(actor, 'read', declaration))
    .map(({ name, path }) => ({
      name,
      path: `/${path}`,
      title: objectLabel(language, name).many,
      viewType: 'list',
      objectName: name,
      placedAsOther: false,
      children: [],
    }));
