import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'File d’attente en direct',
  'what-if': 'Et si',
  'weighing-desk': 'Pupitre de pesage',
  stock: 'Stocks',
  'live-scales': 'Bascules en direct',
  'ship-board': 'Planning des navires',
  'train-desk': 'Pesage du train',
  'reclamation-analysis': 'Analyse des réclamations',
  'my-tasks': 'Mes tâches',
  'process-board': 'Tableau des processus',
  'shift-report': 'Rapport de poste et de journée',
  'cash-desk': 'Caisse du parking',
  takings: 'Recettes du jour',
  ksef: 'Factures en route vers KSeF',
  files: 'Gestionnaire de fichiers',
};
