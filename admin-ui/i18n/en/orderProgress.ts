import type { Words } from '../words.ts';

export const orderProgress: Words<'orderProgress'> = {
  title: 'Progress of the order',
  weighedOf: '%{weighed} of %{quantity} weighed',
  weighed: '%{weighed} weighed; the order names no weight',
  left: '%{left} left',
  over: '%{tonnes} more than ordered were weighed.',
  announced: 'Announced',
  weighing: 'Being weighed',
  done: 'Weighed',
};
