import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Choisissez le type d’enregistrements que le processus accompagne.',
  inCondition: 'La condition %{place}',
  inBefore: 'Condition d’exécution',
  inOnExecution: 'Actions après exécution',
};
