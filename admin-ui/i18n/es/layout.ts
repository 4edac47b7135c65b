import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Diseño de la página',
  footer: 'Pie de página',
  footers: { default: 'Normal', navy: 'Azul marino', accent: 'Azul', quiet: 'Sin fondo, centrado' },
  menuSide: 'Menú',
  menuSides: { left: 'A la izquierda', right: 'A la derecha' },
};
