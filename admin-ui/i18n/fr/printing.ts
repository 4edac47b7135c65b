import type { Words } from '../words.ts';

export const printing: Words<'printing'> = {
  print: 'Imprimer',
  page: 'Impression',
  form: 'Formulaire d’impression',
  plain: 'Impression simple',
  copies: 'Nombre d’exemplaires',
  copiesHint: 'Indiquez le même nombre dans la fenêtre d’impression.',
  workingPlace: 'Poste de travail',
  back: 'Retour à la fiche',
  totals: 'Total général',
  number: 'N°',
  unconfirmed: 'NON VALIDÉ',
  marked: 'MARQUÉ POUR SUPPRESSION',
  printedAt: 'Imprimé le %{at}',
  history: 'Impressions (%{count})',
  when: 'Quand',
  who: 'Qui',
  noRows: 'Aucune ligne',
};
