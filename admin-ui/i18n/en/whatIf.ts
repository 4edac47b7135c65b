import type { Words } from '../words.ts';

export const whatIf: Words<'whatIf'> = {
  title: 'What if',
  intro: 'The station’s next hours, worked out from the queue as it is and the times as measured.',
  hours: 'Hours ahead',
  arrivals: 'Trucks an hour',
  extra: 'More trucks an hour',
  places: 'Places on the terminal',
  scales: 'Scales more or fewer',
  from: 'From',
  to: 'Until',
  usual: 'As it is',
  changed: 'After the change',
  waiting: 'Trucks waiting',
  minutes: 'Minutes of waiting',
  mean: 'Mean wait: %{minutes} min',
  served: 'Served: %{count}',
  left: 'Waiting at the end: %{count}',
  band: 'In four of five cases',
  facts:
    'Waiting now %{waiting}, on the terminal %{inside} of %{places}. Scales: %{scales}, weighings of a truck %{weighing} min, stay on the terminal %{hold} min.',
  guessed: 'Too few services have been measured: the times are estimates.',
  clear: 'No changes',
  second: 'A second scale',
  five: 'Five more trucks an hour',
  closed: 'A scale closed for an hour',
};
