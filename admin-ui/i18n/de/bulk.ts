import type { Words } from '../words.ts';

export const bulk: Words<'bulk'> = {
  picked: 'Ausgewählt: %{count}',
  pickAll: 'Alle passenden auswählen (%{count})',
  pickAllCapped: 'Alle passenden auswählen (mehr als %{count})',
  clear: 'Auswahl aufheben',
  actions: 'Aktionen',
  mark: 'Zum Löschen markieren',
  restore: 'Löschmarkierung aufheben',
  confirm: 'Bestätigen',
  undoConfirm: 'Bestätigung zurücknehmen',
  remove: 'Endgültig löschen',
  ask: {
    mark: '%{smart_count} Datensatz zum Löschen markieren? |||| %{smart_count} Datensätze zum Löschen markieren?',
    restore:
      'Löschmarkierung von %{smart_count} Datensatz aufheben? |||| Löschmarkierung von %{smart_count} Datensätzen aufheben?',
    confirm: '%{smart_count} Beleg bestätigen? |||| %{smart_count} Belege bestätigen?',
    undoConfirm:
      'Bestätigung von %{smart_count} Beleg zurücknehmen? |||| Bestätigung von %{smart_count} Belegen zurücknehmen?',
    remove:
      '%{smart_count} Datensatz endgültig löschen? Das lässt sich nicht rückgängig machen. |||| %{smart_count} Datensätze endgültig löschen? Das lässt sich nicht rückgängig machen.',
  },
  gathering: 'Datensätze werden gesammelt: %{count}',
  progress: '%{done} von %{count}',
  stop: 'Abbrechen',
  stopped: 'Abgebrochen.',
  done: 'Erledigt: %{done}.',
  failed: 'Fehlgeschlagen: %{count}.',
  showFailures: 'Fehler anzeigen',
  failuresTitle: 'Fehlgeschlagen',
  record: 'Datensatz',
  reason: 'Grund',
  undo: 'Rückgängig',
};
