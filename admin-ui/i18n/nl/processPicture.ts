import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Begin',
  end: 'Einde',
  otherwise: 'anders',
  condition: 'voorwaardelijke fase',
  noCondition: 'nog geen voorwaarde',
  chosenByHand: 'De uitvoerder kiest de volgende fase',
  controls: 'Zoom van de tekening',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fitView: 'Toon het hele proces',
  keys: 'Pijlen gaan van fase naar fase, Enter kiest er een.',
  drawKeys:
    'Pijlen gaan van fase naar fase, Shift met pijlen verplaatst de fase, C verbindt hem, X verwijdert een weg, Delete verwijdert de fase.',
};
