export const bulk = {
  picked: 'Zaznaczono: %{count}',
  pickAll: 'Zaznacz wszystkie pasujące (%{count})',
  pickAllCapped: 'Zaznacz wszystkie pasujące (ponad %{count})',
  clear: 'Usuń zaznaczenie',
  actions: 'Działania',
  mark: 'Oznacz do usunięcia',
  restore: 'Usuń oznaczenie',
  confirm: 'Zatwierdź',
  undoConfirm: 'Cofnij zatwierdzenie',
  remove: 'Usuń na stałe',
  ask: {
    mark: 'Oznaczyć do usunięcia %{smart_count} rekord? |||| Oznaczyć do usunięcia %{smart_count} rekordy? |||| Oznaczyć do usunięcia %{smart_count} rekordów?',
    restore:
      'Usunąć oznaczenie z %{smart_count} rekordu? |||| Usunąć oznaczenie z %{smart_count} rekordów? |||| Usunąć oznaczenie z %{smart_count} rekordów?',
    confirm:
      'Zatwierdzić %{smart_count} dokument? |||| Zatwierdzić %{smart_count} dokumenty? |||| Zatwierdzić %{smart_count} dokumentów?',
    undoConfirm:
      'Cofnąć zatwierdzenie %{smart_count} dokumentu? |||| Cofnąć zatwierdzenie %{smart_count} dokumentów? |||| Cofnąć zatwierdzenie %{smart_count} dokumentów?',
    remove:
      'Usunąć na stałe %{smart_count} rekord? Tego nie da się cofnąć. |||| Usunąć na stałe %{smart_count} rekordy? Tego nie da się cofnąć. |||| Usunąć na stałe %{smart_count} rekordów? Tego nie da się cofnąć.',
  },
  gathering: 'Zbieranie rekordów: %{count}',
  progress: '%{done} z %{count}',
  stop: 'Przerwij',
  stopped: 'Przerwano.',
  done: 'Zrobione: %{done}.',
  failed: 'Nie udało się: %{count}.',
  showFailures: 'Pokaż błędy',
  failuresTitle: 'Nie udało się',
  record: 'Rekord',
  reason: 'Przyczyna',
  undo: 'Cofnij',
};
