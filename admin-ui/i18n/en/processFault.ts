import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Choose the kind of records that the process accompanies.',
  inCondition: 'Condition %{place}',
  inBefore: 'Condition of execution',
  inOnExecution: 'Actions after execution',
};
