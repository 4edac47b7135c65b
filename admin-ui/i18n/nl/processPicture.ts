import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Begin',
  end: 'Einde',
  otherwise: 'anders',
  condition: 'voorwaardelijke stap',
  noCondition: 'nog geen voorwaarde',
  chosenByHand: 'De uitvoerder kiest de volgende stap',
  controls: 'Zoom van de tekening',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fitView: 'Toon het hele proces',
  keys: 'Pijlen gaan van stap naar stap, Enter kiest er een.',
  drawKeys:
    'Pijlen gaan van stap naar stap, Shift met pijlen verplaatst de stap, C verbindt hem, X verwijdert een weg, Delete verwijdert de stap.',
};
