import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'The expression is unfinished or wrong at character %{at}: “%{reason}”.',
  expression_name_unknown: 'There is no such name: “%{name}” (character %{at}).',
  expression_types: 'These values cannot be combined like this (character %{at}): %{reason}.',
  expression_function_unknown: 'There is no such function: “%{name}” (character %{at}).',
  expression_number_wrong: '“%{name}” is no number of at most thirty digits (character %{at}).',
  expression_pattern_wrong: '“%{name}” is no valid pattern (character %{at}). At most %{max} characters.',
  expression_too_deep: 'Lists can be walked through at most twice inside one another.',
  expression_too_long: 'The expression is too long, at most %{max} characters.',
  expression_no_condition: 'This expression must come to true or false, and comes to %{type}.',
  expression_no_actions: 'This expression must come to actions, such as setField(…), and comes to %{type}.',
  expression_too_many_rows: 'The record has too many rows to compare them like this.',
  expression_failed:
    'The expression cannot be evaluated at character %{at}: “%{reason}”. Ask has(…) first about a value that may be missing.',
  process_move_illegal: 'This cannot be done now. Refresh: the process stands elsewhere by now.',
  process_not_active: 'The process has already ended or was cancelled.',
  stage_condition_false: 'The stage’s condition for execution does not hold yet: %{condition}.',
  next_stage_missing: 'Choose the next stage: after “%{stage}” the definition does not say which it is.',
  next_stage_not_free:
    'The chosen stage cannot follow “%{stage}”. Choose one from the list, or ask an administrator to redirect the process.',
  next_executor_not_free: 'At “%{stage}” the next executor may not be changed. Leave it empty.',
  next_stage_none:
    'The next stage was not found. Redirect the process by hand, or correct the record and try again.',
  stage_task_canceled: 'The stage’s task was cancelled. Redirect the process or cancel it.',
  definition_inactive:
    'This process definition is inactive. Activate it in the designer before you start a process.',
  process_already_runs:
    'This process already runs for this record (no. %{exemplarId}). Open it instead of starting another.',
  process_other_object: 'This process is for another kind of record. Choose a fitting definition or record.',
  process_action_failed:
    'The process’s action “%{action}” cannot be done: there is no “%{name}”, or it is not active. Correct the definition and try again.',
  process_address_missing:
    'The action “%{action}” has nobody to send to: the record lacks the address or number. Fill it in and try again.',
  process_address_wrong:
    'The action “%{action}” cannot send anything to “%{to}”: that is neither an address nor a mobile number. Correct it and try again.',
  process_field_not_written:
    'The field “%{field}” is written by the server or a workflow alone. A process cannot set it.',
  process_comments_not_kept:
    'The object “%{object}” keeps no comments. Take addComment out of the process, or write the words to another field: setField.',
  executor_unknown: 'The chosen person does not work here, or their account is closed. Choose another.',
  definition_no_stages: 'A process needs at least one stage.',
  definition_stage_twice: 'This stage stands in the definition twice.',
  definition_stage_missing: 'This stage leads to a stage that the definition does not have.',
  definition_unreachable: 'No way leads to this stage. Connect it with another one.',
  definition_no_way_out: 'From this stage no way leads to the end.',
  definition_no_executor: 'Nobody executes this stage. Name an executor, a role or a task template.',
  definition_template_no_executor:
    'The task template names nobody. Name an executor or a role here, or in the template.',
  definition_no_conditions: 'A condition stage needs at least one condition.',
  definition_condition_circle: 'Conditions lead in a circle that nobody breaks.',
} as const satisfies Partial<ErrorWords>;
