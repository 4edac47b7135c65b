import type { Words } from '../words.ts';

export const bulk: Words<'bulk'> = {
  picked: 'Sélection : %{count}',
  pickAll: 'Sélectionner tout ce qui correspond (%{count})',
  pickAllCapped: 'Sélectionner tout ce qui correspond (plus de %{count})',
  clear: 'Annuler la sélection',
  actions: 'Opérations',
  mark: 'Marquer pour suppression',
  restore: 'Retirer la marque',
  confirm: 'Valider',
  undoConfirm: 'Annuler la validation',
  remove: 'Supprimer définitivement',
  ask: {
    mark: 'Marquer %{smart_count} enregistrement pour suppression ? |||| Marquer %{smart_count} enregistrements pour suppression ?',
    restore:
      'Retirer la marque de %{smart_count} enregistrement ? |||| Retirer la marque de %{smart_count} enregistrements ?',
    confirm: 'Valider %{smart_count} document ? |||| Valider %{smart_count} documents ?',
    undoConfirm:
      'Annuler la validation de %{smart_count} document ? |||| Annuler la validation de %{smart_count} documents ?',
    remove:
      'Supprimer définitivement %{smart_count} enregistrement ? C’est irréversible. |||| Supprimer définitivement %{smart_count} enregistrements ? C’est irréversible.',
  },
  gathering: 'Collecte des enregistrements : %{count}',
  progress: '%{done} sur %{count}',
  stop: 'Interrompre',
  stopped: 'Interrompu.',
  done: 'Fait : %{done}.',
  failed: 'Échecs : %{count}.',
  showFailures: 'Afficher les erreurs',
  failuresTitle: 'Échecs',
  record: 'Enregistrement',
  reason: 'Raison',
  undo: 'Annuler',
};
