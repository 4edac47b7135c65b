import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Kies het soort records dat het proces begeleidt.',
  inCondition: 'Voorwaarde %{place}',
  inBefore: 'Voorwaarde voor uitvoering',
  inOnExecution: 'Acties na uitvoering',
};
