import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Anfang',
  end: 'Ende',
  otherwise: 'sonst',
  condition: 'Bedingungsschritt',
  noCondition: 'noch ohne Bedingung',
  chosenByHand: 'Der Ausführende wählt den nächsten Schritt',
  controls: 'Vergrößerung des Bildes',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitView: 'Ganzen Prozess zeigen',
  keys: 'Pfeile gehen von Schritt zu Schritt, Enter wählt einen.',
  drawKeys:
    'Pfeile gehen von Schritt zu Schritt, Umschalt mit Pfeilen verschiebt den Schritt, C verbindet ihn, X entfernt einen Weg, Entf entfernt den Schritt.',
};
