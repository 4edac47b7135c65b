import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Curso del proceso',
  history: 'Historia del proceso',
  definition: '%{name}, versión %{number}',
  task: 'Tarea %{task}',
  waits: 'espera %{time}',
  waitsLate: 'espera %{time}, vencida',
  stuck: {
    error: 'Parado: error de expresión. Redirija.',
    not_found_next_stage: 'No hay etapa siguiente. Redirija.',
  },
  actions: {
    complete: 'Completar la etapa',
    redirect: 'Redirigir a una etapa',
    cancel: 'Cancelar el proceso',
  },
  done: {
    complete: 'La etapa está completada.',
    redirect: 'El proceso está redirigido.',
    cancel: 'El proceso está cancelado.',
  },
  toStage: 'Etapa siguiente',
  asDefined: 'según la definición',
  executor: 'Ejecutor',
  reason: 'Motivo',
  result: 'Resultado de la ejecución',
  comment: 'Comentario',
  redirectAsk: 'La tarea de la etapa actual se cancela y el proceso sigue desde la etapa elegida.',
  cancelAsk:
    'El proceso se detiene y su tarea abierta se cancela. No se puede reanudar; solo iniciar uno nuevo.',
  onRecord: 'Procesos',
  start: 'Iniciar un proceso',
  started: 'El proceso ha comenzado.',
  none: 'Este registro aún no tiene procesos.',
  design: 'Dibujar el proceso',
};
