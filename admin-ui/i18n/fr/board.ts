import type { Words } from '../words.ts';

export const board: Words<'board'> = {
  view: 'Affichage',
  byStatus: 'Par statut',
  byStation: 'Par poste',
  byOrder: 'Par ordre',
  noStation: 'Sans poste',
  noOrder: 'Sans ordre',
  reorder: 'Changer de place dans la file',
  reorderAsk: 'Quelle place dans la file donner à %{plate} ?',
  place: 'Rang',
  prioritise: 'Changer la priorité',
  prioritiseAsk: 'Quelle priorité donner à %{plate} ?',
  hold: 'Retenue',
  release: 'Retenue levée',
  overrun: 'Temps dépassé',
  late: 'le service dure plus que d’habitude',
  yardFull: 'parc complet',
  noShows: 'absent %{smart_count} fois |||| absent %{smart_count} fois',
  reasons: {
    documents: 'Documents manquants',
    inspection: 'Contrôle',
    customer: 'Demande du client',
    breakdown: 'Panne',
    agreed: 'Convenu avec le chef d’équipe',
    noShow: 'Le chauffeur ne s’est pas présenté',
  },
};
