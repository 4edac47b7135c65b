import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'Coda in tempo reale',
  'what-if': 'E se',
  'weighing-desk': 'Postazione di pesatura',
  stock: 'Giacenze',
  'live-scales': 'Pese in tempo reale',
  'ship-board': 'Programma navi',
  'train-desk': 'Pesatura del treno',
  'reclamation-analysis': 'Analisi dei reclami',
  'my-tasks': 'Le mie attività',
  'process-board': 'Bacheca dei processi',
  'shift-report': 'Rapporto di turno e di giornata',
  'cash-desk': 'Cassa del parcheggio',
  takings: 'Incassi del giorno',
  ksef: 'Fatture in viaggio verso KSeF',
  files: 'Gestore dei file',
};
