import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Choose the kind of records that the process accompanies.',
  no_stages: 'The process has no stage yet.',
  stage_twice: 'This stage is there twice.',
  stage_missing: 'It leads to a stage that is not here.',
  unreachable: 'No way leads here. Connect it with another stage.',
  no_way_out: 'From here the process never ends.',
  no_executor: 'Nobody executes it. Name an executor, a role or a task template.',
  template_no_executor:
    'The task template names nobody. Name an executor or a role here, or in the template.',
  no_conditions: 'The condition stage has no condition.',
  condition_circle: 'The conditions lead in a circle.',
  expression: 'An expression has a fault.',
  inCondition: 'Condition %{place}',
  inBefore: 'Condition of execution',
  inOnExecution: 'Actions after execution',
};
