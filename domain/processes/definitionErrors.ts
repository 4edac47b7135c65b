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

/** What a fault is called in the catalogue of errors, and told as: the same in the designer and in a refusal. */
export const saidOf = ({ kind, expression }: DefinitionFault): Pick<FieldError, 'code' | 'params'> => {
  if (kind !== 'expression') return { code: `definition_${kind}` satisfies ErrorCode };
  const { code = 'expression_syntax', params = {} } = expression ?? {};
  return { code, params };
};

/** The faults of a definition as errors of the fields in which they are mended. */
export const definitionErrors = (
  graph: ProcessGraph,
  faults: readonly DefinitionFault[],
): readonly FieldError[] =>
  faults.map((fault) => {
    const { kind, stageId, where } = fault;
    if (stageId === undefined) return { field: 'stageSettingsList', ...saidOf(fault) };
    const row = `stageSettingsList[${graph.stages.findLastIndex((stage) => stage.stageId === stageId)}]`;
    const cell = kind === 'expression' ? (where?.replace(/\[.*/, '') ?? '') : cellOf[kind];
    return { field: `${row}.${cell}`, ...saidOf(fault) };
  });
