import type { Words } from '../words.ts';

export const bulk: Words<'bulk'> = {
  picked: 'Geselecteerd: %{count}',
  pickAll: 'Alles wat past selecteren (%{count})',
  pickAllCapped: 'Alles wat past selecteren (meer dan %{count})',
  clear: 'Selectie opheffen',
  actions: 'Acties',
  mark: 'Markeren voor verwijdering',
  restore: 'Markering opheffen',
  confirm: 'Bevestigen',
  undoConfirm: 'Bevestiging intrekken',
  remove: 'Definitief verwijderen',
  ask: {
    mark: '%{smart_count} record markeren voor verwijdering? |||| %{smart_count} records markeren voor verwijdering?',
    restore:
      'Markering van %{smart_count} record opheffen? |||| Markering van %{smart_count} records opheffen?',
    confirm: '%{smart_count} document bevestigen? |||| %{smart_count} documenten bevestigen?',
    undoConfirm:
      'Bevestiging van %{smart_count} document intrekken? |||| Bevestiging van %{smart_count} documenten intrekken?',
    remove:
      '%{smart_count} record definitief verwijderen? Dit kan niet ongedaan worden gemaakt. |||| %{smart_count} records definitief verwijderen? Dit kan niet ongedaan worden gemaakt.',
  },
  gathering: 'Records verzamelen: %{count}',
  progress: '%{done} van %{count}',
  stop: 'Afbreken',
  stopped: 'Afgebroken.',
  done: 'Gedaan: %{done}.',
  failed: 'Mislukt: %{count}.',
  showFailures: 'Fouten tonen',
  failuresTitle: 'Mislukt',
  record: 'Record',
  reason: 'Reden',
  undo: 'Ongedaan maken',
};
