import type { Words } from '../words.ts';

export const orderProgress: Words<'orderProgress'> = {
  title: 'Avance del pedido',
  weighedOf: 'Pesadas %{weighed} de %{quantity}',
  weighed: 'Pesadas %{weighed}; el pedido no indica peso',
  left: 'quedan %{left}',
  over: 'Se han pesado %{tonnes} más de lo pedido.',
  announced: 'Anunciados',
  weighing: 'En pesaje',
  done: 'Pesados',
};
