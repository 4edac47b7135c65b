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
  keys: 'Le frecce vanno di fase in fase, Invio ne sceglie una.',
  drawKeys:
    'Le frecce vanno di fase in fase, Maiusc con frecce sposta la fase, C la collega, X toglie una via, Canc toglie la fase.',
};
