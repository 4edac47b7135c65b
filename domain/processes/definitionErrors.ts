import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { FieldError } from '../kernel/fail.ts';
import type { DefinitionFault } from './definition.rules.ts';
import type { ProcessGraph } from './processGraph.ts';

type Kind = Exclude<DefinitionFault['kind'], 'expression'>;

/** The field of a stage's settings at which each fault is shown. */
const cellOf: Readonly<Record<Kind, string>> = {
  no_stages: 'stage',
  stage_twice: 'stage',
  stage_missing: 'nextStage',
  unreachable: 'stage',
  no_way_out: 'nextStage',
  no_executor: 'executor',
  template_no_executor: 'executor',
  nobody_there: 'executor',
  no_conditions: 'conditions',
  no_target: 'conditions',
  empty_condition: 'conditions',
  condition_circle: 'conditions',
};

/** The error code and parameters of a fault, the same in the designer and in a refusal. */
export function faultTextOf({ kind, expression }: DefinitionFault): Pick<FieldError, 'code' | 'params'> {
  if (kind !== 'expression') return { code: `definition_${kind}` satisfies ErrorCode };
  const { code = 'expression_syntax', params = {} } = expression ?? {};
  return { code, params };
}

/** The faults of a definition as errors of the fields where they can be corrected. */
export function definitionErrors(
  graph: ProcessGraph,
  faults: readonly DefinitionFault[],
): readonly FieldError[] {
  return faults.map((fault) => {
    const { kind, stageId, where } = fault;
    if (stageId === undefined) return { field: 'stageSettingsList', ...faultTextOf(fault) };
    // If a stage is there twice, its last row is the one too many.
    const row = `stageSettingsList[${graph.stages.findLastIndex((stage) => stage.stageId === stageId)}]`;
    // The place of an expression may be one of several conditions, as `conditions[1]`: the error is shown at the whole cell.
    const cell = kind === 'expression' ? (where?.replace(/\[.*/, '') ?? '') : cellOf[kind];
    return { field: `${row}.${cell}`, ...faultTextOf(fault) };
  });
}
