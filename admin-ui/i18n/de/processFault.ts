import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Wählen Sie die Art von Datensätzen, die der Prozess begleitet.',
  inCondition: 'Bedingung %{place}',
  inBefore: 'Bedingung der Ausführung',
  inOnExecution: 'Aktionen nach der Ausführung',
};
