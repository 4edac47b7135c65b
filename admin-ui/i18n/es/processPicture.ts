import type { Words } from '../words.ts';

export const processPicture: Words<'processPicture'> = {
  start: 'Inicio',
  end: 'Fin',
  otherwise: 'si no',
  condition: 'etapa condicional',
  noCondition: 'sin condición',
  chosenByHand: 'El ejecutor elige la etapa siguiente',
  controls: 'Ampliación del dibujo',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitView: 'Mostrar todo el proceso',
  keys: 'Intro elige la etapa, las flechas la mueven, Supr la quita.',
};
