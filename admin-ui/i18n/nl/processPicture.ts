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
  keys: 'Enter kiest de stap, pijlen verplaatsen hem, Delete verwijdert hem.',
};
