import type { Words } from '../words.ts';

export const filesEmpty: Words<'filesEmpty'> = {
  none: 'Il n’y a pas encore de fichiers ici. Ajoutez-les sur la page d’un enregistrement, un véhicule par exemple : glissez un fichier sur le panneau « Fichiers ».',
};
