import type { Words } from '../words.ts';

export const home: Words<'home'> = {
  greeting: 'Goedendag, %{name}',
  workers: 'Werkschermen',
  lists: 'Lijsten',
  onTheWay: 'Onderweg',
  waiting: 'Wachten op de parking',
  called: 'Opgeroepen en op de terminal',
  today: 'Vandaag vertrokken',
};
