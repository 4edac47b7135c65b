import type { Words } from '../words.ts';

export const tabs: Words<'tabs'> = {
  bar: 'Schede aperte',
  actions: 'Azioni sulle schede',
  refresh: 'Aggiorna',
  pin: 'Fissa',
  unpin: 'Sblocca',
  pinned: 'Scheda fissata: %{title}',
  close: 'Chiudi',
  closeTab: 'Chiudi scheda: %{title}',
  closeOthers: 'Chiudi le altre',
  closeAll: 'Chiudi tutte',
  next: 'Scheda successiva',
  previous: 'Scheda precedente',
  more: 'Altre schede',
  unsaved: 'modifiche non salvate',
};
