import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'Live wachtrij',
  'what-if': 'Wat als',
  'weighing-desk': 'Weegbalie',
  stock: 'Voorraad',
  'live-scales': 'Weegbruggen live',
  'ship-board': 'Scheepskalender',
  'train-desk': 'Trein wegen',
  'reclamation-analysis': 'Reclamatieanalyse',
  'my-tasks': 'Mijn taken',
  'process-board': 'Procesbord',
  'shift-report': 'Ploeg- en dagrapport',
  'cash-desk': 'Kassa van de parking',
  takings: 'Ontvangsten van de dag',
  ksef: 'Facturen op weg naar KSeF',
  files: 'Bestandsbeheer',
};
