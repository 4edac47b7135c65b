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
  keys: 'Las flechas van de etapa en etapa, Intro elige una.',
  drawKeys:
    'Las flechas van de etapa en etapa, Mayús con flechas mueve la etapa, C la une, X quita un camino, Supr quita la etapa.',
};
