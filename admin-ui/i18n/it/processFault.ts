import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Scegli il tipo di record che il processo accompagna.',
  inCondition: 'Condizione %{place}',
  inBefore: 'Condizione di esecuzione',
  inOnExecution: 'Azioni dopo l’esecuzione',
};
