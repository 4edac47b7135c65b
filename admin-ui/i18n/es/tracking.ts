import type { Words } from '../words.ts';

export const tracking: Words<'tracking'> = {
  panel: 'Control de tiempo',
  running: 'Control de tiempo: %{smart_count} en marcha |||| Control de tiempo: %{smart_count} en marcha',
  start: 'Empezar a contar',
  openRecord: 'Abra el registro en el que trabaja para empezar a contar el tiempo.',
  alreadyRunning: 'Ya se está contando el tiempo de este registro.',
  none: 'No se está contando nada.',
  stop: 'Parar',
  comment: 'Comentario',
  since: 'desde las %{time}',
  stopped: 'Tiempo contado: %{time}',
  all: 'Todos los tiempos',
  seconds: '%{time} s',
  minutes: '%{time} min',
  hours: '%{time} h',
};
