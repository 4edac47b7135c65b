import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Anfang',
  end: 'Ende',
  otherwise: 'sonst',
  condition: 'Bedingungsphase',
  noCondition: 'noch ohne Bedingung',
  chosenByHand: 'Der Ausführende wählt die nächste Phase',
  controls: 'Vergrößerung des Bildes',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitView: 'Ganzen Prozess zeigen',
  keys: 'Pfeile gehen von Phase zu Phase, Enter wählt eine.',
  drawKeys:
    'Pfeile gehen von Phase zu Phase, Umschalt mit Pfeilen verschiebt die Phase, C verbindet sie, X entfernt einen Weg, Entf entfernt die Phase.',
};
