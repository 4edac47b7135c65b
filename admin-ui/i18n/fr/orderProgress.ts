import type { Words } from '../words.ts';

export const orderProgress: Words<'orderProgress'> = {
  title: 'Avancement de la commande',
  weighedOf: '%{weighed} pesées sur %{quantity}',
  weighed: '%{weighed} pesées ; la commande n’indique pas de poids',
  left: 'reste %{left}',
  over: '%{tonnes} de plus que commandé ont été pesées.',
  announced: 'Annoncés',
  weighing: 'En cours de pesée',
  done: 'Pesés',
};
