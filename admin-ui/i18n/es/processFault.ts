import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Elija el tipo de registros que acompaña el proceso.',
  no_stages: 'El proceso aún no tiene ninguna etapa.',
  stage_twice: 'Esta etapa aparece dos veces.',
  stage_missing: 'Lleva a una etapa que no existe aquí.',
  unreachable: 'Ningún camino llega aquí. Conéctela con otra etapa.',
  no_way_out: 'Desde aquí el proceso no termina nunca.',
  no_executor: 'Nadie la ejecuta. Indique un ejecutor, un rol o una plantilla de tarea.',
  template_no_executor:
    'La plantilla de tarea no designa a nadie. Indique aquí un ejecutor o un rol, o complete la plantilla.',
  no_conditions: 'La etapa condicional no tiene ninguna condición.',
  condition_circle: 'Las condiciones dan vueltas en círculo.',
  expression: 'Una expresión contiene un error.',
  inCondition: 'Condición %{place}',
  inBefore: 'Condición de ejecución',
  inOnExecution: 'Acciones tras la ejecución',
};
