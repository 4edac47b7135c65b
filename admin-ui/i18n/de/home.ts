import type { Words } from '../words.ts';

export const home: Words<'home'> = {
  greeting: 'Guten Tag, %{name}',
  workers: 'Arbeitsbereiche',
  lists: 'Listen',
  onTheWay: 'Unterwegs',
  waiting: 'Warten auf dem Parkplatz',
  called: 'Aufgerufen und auf dem Terminal',
  today: 'Heute ausgefahren',
};
