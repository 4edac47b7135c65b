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
  keys: 'Les flèches vont d’étape en étape, Entrée en choisit une.',
  drawKeys:
    'Les flèches vont d’étape en étape, Maj avec flèches déplace l’étape, C la relie, X retire une voie, Suppr retire l’étape.',
};
