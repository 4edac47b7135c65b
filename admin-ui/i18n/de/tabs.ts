import type { Words } from '../words.ts';

export const tabs: Words<'tabs'> = {
  bar: 'Geöffnete Tabs',
  actions: 'Tab-Aktionen',
  refresh: 'Aktualisieren',
  pin: 'Anheften',
  unpin: 'Lösen',
  pinned: 'Angehefteter Tab: %{title}',
  close: 'Schließen',
  closeTab: 'Tab schließen: %{title}',
  closeOthers: 'Andere schließen',
  closeAll: 'Alle schließen',
  next: 'Nächster Tab',
  previous: 'Vorheriger Tab',
  more: 'Weitere Tabs',
  unsaved: 'nicht gespeicherte Änderungen',
};
