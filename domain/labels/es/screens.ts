import type { ScreenWords } from '../words.ts';

export const screens: ScreenWords = {
  'live-queue': 'Cola en directo',
  'what-if': 'Y si',
  'weighing-desk': 'Puesto de pesaje',
  stock: 'Existencias',
  'live-scales': 'Básculas en vivo',
  'ship-board': 'Programa de buques',
  'train-desk': 'Pesaje del tren',
  'reclamation-analysis': 'Análisis de reclamaciones',
  'my-tasks': 'Mis tareas',
  'process-board': 'Tablero de procesos',
  'shift-report': 'Informe de turno y de jornada',
  'cash-desk': 'Caja del aparcamiento',
  takings: 'Ingresos del día',
  ksef: 'Facturas camino de KSeF',
  files: 'Gestor de archivos',
};
