import type { Words } from '../words.ts';

export const stock: Words<'stock'> = {
  title: 'Stocks',
  subtitle: 'La somme des documents approuvés, toujours en accord avec eux',
  all: 'Tous',
  total: 'Total',
  empty: 'Rien ne se trouve ici. Le stock naît des bons de livraison et documents de stock approuvés.',
  below: 'Sous zéro : il est sorti plus qu’il n’est entré. Vérifiez quels documents manquent.',
  more: 'Les mille premières lignes sont affichées. Restreignez le choix.',
  lastAt: 'Dernier mouvement',
  asOf: 'État au',
  chart: 'Part de l’entrepôt',
};
