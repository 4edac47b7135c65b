import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'Kolejka na żywo',
  'what-if': 'Co by było, gdyby',
  'weighing-desk': 'Pulpit wagowego',
  stock: 'Stan magazynów',
  'live-scales': 'Wagi na żywo',
  'ship-board': 'Harmonogram statków',
  'train-desk': 'Ważenie pociągu',
  'reclamation-analysis': 'Analiza reklamacji',
  'my-tasks': 'Moje zadania',
  'process-board': 'Tablica procesów',
  'shift-report': 'Raport zmianowy i dobowy',
  'cash-desk': 'Kasa parkingu',
  takings: 'Wpływy dnia',
  ksef: 'Faktury w drodze do KSeF',
  files: 'Menedżer plików',
};
