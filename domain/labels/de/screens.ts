import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'Live-Warteschlange',
  'what-if': 'Was wäre wenn',
  'weighing-desk': 'Wiegearbeitsplatz',
  stock: 'Lagerbestand',
  'live-scales': 'Waagen live',
  'ship-board': 'Schiffskalender',
  'train-desk': 'Zugverwiegung',
  'reclamation-analysis': 'Reklamationsauswertung',
  'my-tasks': 'Meine Aufgaben',
  'process-board': 'Prozessübersicht',
  'shift-report': 'Schicht- und Tagesbericht',
  'cash-desk': 'Parkplatzkasse',
  takings: 'Einnahmen des Tages',
  ksef: 'Rechnungen auf dem Weg zu KSeF',
  files: 'Dateimanager',
};
