import type { Words } from '../words.ts';

export const home: Words<'home'> = {
  greeting: 'Hello, %{name}',
  workers: 'Desks',
  lists: 'Lists',
  onTheWay: 'On the way',
  waiting: 'Waiting on the parking',
  called: 'Called and on the terminal',
  today: 'Left today',
};
