import type { Words } from '../words.ts';

export const takings: Words<'takings'> = {
  title: 'Recettes du jour',
  day: 'Journée de travail',
  previous: 'Jour précédent',
  next: 'Jour suivant',
  print: 'Imprimer / PDF',
  hours: 'de %{begin} à %{end}',
  disagrees:
    'La somme des paiements diffère des opérations de paiement. Comparez les deux listes avant de remettre la caisse.',
  empty: 'Personne n’a rien payé ce jour-là.',
  partly: 'La liste montre les %{shown} premiers paiements sur %{count} ; les totaux les comprennent tous.',
  sums: 'Sommes des postes',
  shiftHead: 'Poste',
  shift: 'Poste %{name}',
  wholeDay: 'Journée entière',
  count: 'Nombre',
  all: 'Somme',
  payments: 'Paiements',
  time: 'Heure',
  number: 'Paiement',
  truck: 'Camion',
  means: 'Moyen',
  cashier: 'Encaissé par',
  invoice: 'Facture',
  amount: 'Montant',
  kiosk: 'Borne',
};
