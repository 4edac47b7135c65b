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
  keys: 'Enter wählt den Schritt, Pfeile verschieben ihn, Entf entfernt ihn.',
};
