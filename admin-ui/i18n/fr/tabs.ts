import type { Words } from '../words.ts';

export const tabs: Words<'tabs'> = {
  bar: 'Onglets ouverts',
  actions: 'Actions sur l’onglet',
  refresh: 'Actualiser',
  pin: 'Épingler',
  unpin: 'Désépingler',
  pinned: 'Onglet épinglé : %{title}',
  close: 'Fermer',
  closeTab: 'Fermer l’onglet : %{title}',
  closeOthers: 'Fermer les autres',
  closeAll: 'Tout fermer',
  next: 'Onglet suivant',
  previous: 'Onglet précédent',
  more: 'Autres onglets',
  unsaved: 'modifications non enregistrées',
};
