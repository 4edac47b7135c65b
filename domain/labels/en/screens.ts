import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'Live queue',
  'what-if': 'What if',
  'weighing-desk': 'Weighing desk',
  stock: 'Stock',
  'live-scales': 'Live scales',
  'ship-board': 'Ship schedule',
  'train-desk': 'Train weighing',
  'reclamation-analysis': 'Reclamation analysis',
  'my-tasks': 'My tasks',
  'process-board': 'Process board',
  'shift-report': 'Shift and day report',
  'cash-desk': 'Parking cash desk',
  takings: 'Takings of the day',
  ksef: 'Invoices on their way to KSeF',
  files: 'File manager',
};
