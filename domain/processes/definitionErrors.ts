import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { FieldError } from '../kernel/fail.ts';
import type { DefinitionFault } from './definition.rules.ts';
import type { ProcessGraph } from './processGraph.ts';

type Kind = Exclude<DefinitionFault['kind'], 'expression'>;

/** The cell of a stage's settings that each fault is shown at. */
const cellOf: Readonly<Record<Kind, string>> = {
  no_stages: 'stage',
  stage_twice: 'stage',
  stage_missing: 'nextStage',
  unreachable: 'stage',
  no_way_out: 'nextStage',
  no_executor: 'executor',
  template_no_executor: 'executor',
  no_conditions: 'conditions',
  condition_circle: 'conditions',
};

/** The faults of a definition as errors of the fields in which they are mended. */
export const definitionErrors = (
  graph: ProcessGraph,
  faults: readonly DefinitionFault[],
): readonly FieldError[] =>
  faults.map((fault) => {
    const { kind, stageId, where, expression } = fault;
    if (stageId === undefined || kind === 'no_stages')
      return { field: 'stageSettingsList', code: 'definition_no_stages' };
    const row = `stageSettingsList[${graph.stages.findLastIndex((stage) => stage.stageId === stageId)}]`;
    if (kind !== 'expression')
      return { field: `${row}.${cellOf[kind]}`, code: `definition_${kind}` satisfies ErrorCode };
    const { code = 'expression_syntax', params = {} } = expression ?? {};
    return { field: `${row}.${where?.replace(/\[.*/, '') ?? ''}`, code, params };
  });
