import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Elija el tipo de registros que acompaña el proceso.',
  inCondition: 'Condición %{place}',
  inBefore: 'Condición de ejecución',
  inOnExecution: 'Acciones tras la ejecución',
};
