import type { Words } from '../words.ts';

export const home: Words<'home'> = {
  greeting: 'Buongiorno, %{name}',
  workers: 'Postazioni',
  lists: 'Elenchi',
  onTheWay: 'In viaggio',
  waiting: 'In attesa nel parcheggio',
  called: 'Chiamati e nel terminal',
  today: 'Usciti oggi',
};
