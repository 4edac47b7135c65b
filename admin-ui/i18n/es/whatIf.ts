import type { Words } from '../words.ts';

export const whatIf: Words<'whatIf'> = {
  title: 'Y si',
  intro: 'Las próximas horas de la estación, calculadas con la cola actual y los tiempos medidos.',
  hours: 'Horas por delante',
  arrivals: 'Camiones por hora',
  extra: 'Camiones de más por hora',
  places: 'Plazas en la terminal',
  scales: 'Básculas de más o de menos',
  from: 'Desde',
  to: 'Hasta',
  usual: 'Como está',
  changed: 'Tras el cambio',
  waiting: 'Camiones en espera',
  minutes: 'Minutos de espera',
  mean: 'Espera media: %{minutes} min',
  served: 'Atendidos: %{count}',
  left: 'Esperan al final: %{count}',
  band: 'En cuatro de cada cinco casos',
  facts:
    'Esperan %{waiting}, en la terminal %{inside} de %{places}. Básculas: %{scales}, pesajes por camión %{weighing} min, estancia en la terminal %{hold} min.',
  guessed: 'Se han medido pocos servicios: los tiempos son estimaciones.',
  clear: 'Sin cambios',
  second: 'Una segunda báscula',
  five: 'Cinco camiones más por hora',
  closed: 'Una báscula cerrada una hora',
};
