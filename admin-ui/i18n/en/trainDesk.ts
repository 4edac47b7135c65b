import type { Words } from '../words.ts';

export const trainDesk: Words<'trainDesk'> = {
  title: 'Train weighing',
  train: 'Train',
  chooseTrain: 'Choose a train',
  noTrains: 'There are no trains. Add one and load its wagons from a file.',
  noWagons: 'This train has no wagons yet. Load them from a file, or add them to the register of wagons.',
  load: 'Load wagons from a file',
  unload: 'Save wagons to a file',
  next: 'Next wagon',
  previous: 'Previous wagon',
  weighed: 'Weighed: %{done} of %{all}',
  netto: 'Net in all',
  declared: 'declared',
  wagon: 'Wagon %{place}',
  keys: 'Keys: ← previous, → next, Ctrl+Enter records the weighing',
  open: 'Weigh this train',
  wagons: 'Wagons',
  allDone: 'All wagons are weighed.',
  scale: 'Scale',
};
