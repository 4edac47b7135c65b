import type { Words } from '../words.ts';

export const orderProgress: Words<'orderProgress'> = {
  title: 'Avanzamento dell’ordine',
  weighedOf: 'Pesate %{weighed} di %{quantity}',
  weighed: 'Pesate %{weighed}; l’ordine non indica un peso',
  left: 'restano %{left}',
  over: 'Sono state pesate %{tonnes} in più dell’ordinato.',
  announced: 'Annunciati',
  weighing: 'In pesatura',
  done: 'Pesati',
};
