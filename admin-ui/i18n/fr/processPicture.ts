import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Début',
  end: 'Fin',
  otherwise: 'sinon',
  condition: 'étape conditionnelle',
  noCondition: 'sans condition',
  chosenByHand: 'L’exécutant choisit l’étape suivante',
  controls: 'Zoom du schéma',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fitView: 'Afficher tout le processus',
  keys: 'Entrée choisit l’étape, les flèches la déplacent, Suppr la retire.',
};
