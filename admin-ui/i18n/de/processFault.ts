import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Wählen Sie die Art von Datensätzen, die der Prozess begleitet.',
  no_stages: 'Der Prozess hat noch keine Phase.',
  stage_twice: 'Diese Phase kommt zweimal vor.',
  stage_missing: 'Führt zu einer Phase, die es hier nicht gibt.',
  unreachable: 'Kein Weg führt hierher. Verbinden Sie sie mit einer anderen Phase.',
  no_way_out: 'Von hier endet der Prozess nie.',
  no_executor: 'Niemand führt sie aus. Nennen Sie einen Ausführenden, eine Rolle oder eine Aufgabenvorlage.',
  template_no_executor:
    'Die Aufgabenvorlage nennt niemanden. Nennen Sie hier einen Ausführenden oder eine Rolle, oder in der Vorlage.',
  no_conditions: 'Die Bedingungsphase hat keine Bedingung.',
  condition_circle: 'Die Bedingungen führen im Kreis.',
  expression: 'Ein Ausdruck ist fehlerhaft.',
  inCondition: 'Bedingung %{place}',
  inBefore: 'Bedingung der Ausführung',
  inOnExecution: 'Aktionen nach der Ausführung',
};
