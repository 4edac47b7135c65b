import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Clavier pour dessiner',
  onStage: 'Sur une étape',
  walk: 'Aller à l’étape voisine',
  choose: 'Choisir l’étape',
  move: 'Déplacer l’étape dans le schéma',
  connect: 'Relier à une autre étape ou à la fin',
  cut: 'Retirer une voie qui part d’ici',
  edit: 'Aller à ses réglages ; Échap ramène au schéma',
};
