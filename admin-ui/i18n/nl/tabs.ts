import type { Words } from '../words.ts';

export const tabs: Words<'tabs'> = {
  bar: 'Geopende tabbladen',
  actions: 'Tabbladacties',
  refresh: 'Vernieuwen',
  pin: 'Vastzetten',
  unpin: 'Losmaken',
  pinned: 'Vastgezet tabblad: %{title}',
  close: 'Sluiten',
  closeTab: 'Tabblad sluiten: %{title}',
  closeOthers: 'Andere sluiten',
  closeAll: 'Alle sluiten',
  next: 'Volgend tabblad',
  previous: 'Vorig tabblad',
  more: 'Meer tabbladen',
  unsaved: 'niet-opgeslagen wijzigingen',
};
