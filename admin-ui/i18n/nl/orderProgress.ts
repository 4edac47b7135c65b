import type { Words } from '../words.ts';

export const orderProgress: Words<'orderProgress'> = {
  title: 'Voortgang van de order',
  weighedOf: '%{weighed} van %{quantity} gewogen',
  weighed: '%{weighed} gewogen; de order noemt geen gewicht',
  left: 'nog %{left}',
  over: 'Er is %{tonnes} meer gewogen dan besteld.',
  announced: 'Aangemeld',
  weighing: 'Wordt gewogen',
  done: 'Gewogen',
};
