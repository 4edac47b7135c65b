import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Inizio',
  end: 'Fine',
  otherwise: 'altrimenti',
  condition: 'fase condizionale',
  noCondition: 'nessuna condizione',
  chosenByHand: 'L’esecutore sceglie la fase successiva',
  controls: 'Ingrandimento del disegno',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fitView: 'Mostra tutto il processo',
  keys: 'Invio sceglie la fase, le frecce la spostano, Canc la toglie.',
};
