import type { Words } from '../words.ts';

export const bulk: Words<'bulk'> = {
  picked: 'Selezionati: %{count}',
  pickAll: 'Seleziona tutti i corrispondenti (%{count})',
  pickAllCapped: 'Seleziona tutti i corrispondenti (più di %{count})',
  clear: 'Annulla la selezione',
  actions: 'Azioni',
  mark: 'Segna per l’eliminazione',
  restore: 'Togli il segno',
  confirm: 'Conferma',
  undoConfirm: 'Annulla la conferma',
  remove: 'Elimina definitivamente',
  ask: {
    mark: 'Segnare %{smart_count} record per l’eliminazione? |||| Segnare %{smart_count} record per l’eliminazione?',
    restore: 'Togliere il segno da %{smart_count} record? |||| Togliere il segno da %{smart_count} record?',
    confirm: 'Confermare %{smart_count} documento? |||| Confermare %{smart_count} documenti?',
    undoConfirm:
      'Annullare la conferma di %{smart_count} documento? |||| Annullare la conferma di %{smart_count} documenti?',
    remove:
      'Eliminare definitivamente %{smart_count} record? Non si può annullare. |||| Eliminare definitivamente %{smart_count} record? Non si può annullare.',
  },
  gathering: 'Raccolta dei record: %{count}',
  progress: '%{done} di %{count}',
  stop: 'Interrompi',
  stopped: 'Interrotto.',
  done: 'Fatto: %{done}.',
  failed: 'Non riusciti: %{count}.',
  showFailures: 'Mostra gli errori',
  failuresTitle: 'Non riusciti',
  record: 'Record',
  reason: 'Motivo',
  undo: 'Annulla',
};
