import type { Words } from '../words.ts';

export const home: Words<'home'> = {
  greeting: 'Bonjour, %{name}',
  workers: 'Pupitres',
  lists: 'Listes',
  onTheWay: 'En route',
  waiting: 'En attente sur le parking',
  called: 'Appelés et sur le terminal',
  today: 'Sortis aujourd’hui',
};
