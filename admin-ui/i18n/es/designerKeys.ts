import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Teclado para dibujar',
  onStage: 'En una etapa',
  walk: 'Ir a la etapa vecina',
  choose: 'Elegir la etapa',
  move: 'Mover la etapa en el dibujo',
  connect: 'Unir con otra etapa o con el fin',
  cut: 'Quitar un camino que sale de aquí',
  edit: 'Ir a sus ajustes; Esc vuelve al dibujo',
};
