import type { Registry } from '../kernel/registry.ts';
import type { KnownNames } from './expression/calledActions.ts';
import { isFault, readExpression, type ExpressionFault, type Purpose } from './expression/expression.ts';
import { mayEnd, stageOf, waysOut, type GraphStage, type ProcessGraph } from './processGraph.ts';
import { nextStages } from './standing.rules.ts';

/** A fault of a definition and the stage at which the designer shows it. */
export interface DefinitionFault {
  readonly kind:
    | 'no_stages'
    | 'stage_twice'
    | 'stage_missing'
    | 'unreachable'
    | 'no_way_out'
    | 'no_executor'
    | 'template_no_executor'
    | 'nobody_there'
    | 'no_conditions'
    | 'no_target'
    | 'empty_condition'
    | 'condition_circle'
    | 'expression';
  readonly stageId?: number;
  /** The wrong condition, such as `conditions[0]` for the first, or the name of the wrong field. */
  readonly where?: string;
  readonly expression?: ExpressionFault;
}

/** The records around a definition that its check needs. */
export type KnownAround = KnownNames & {
  /** Ids of the task templates with an executor or a role; undefined means all. */
  readonly assigningTemplates?: ReadonlySet<number>;
  /** Ids of the people who can get work, themselves or through a deputy; undefined means all. */
  readonly workers?: ReadonlySet<number>;
  /** Ids of the roles that such people are in. */
  readonly staffedRoles?: ReadonlySet<number>;
};

/** All faults of a definition. A process by a definition without faults reaches an end, whatever people decide. */
export function faultsOfDefinition(
  registry: Registry,
  graph: ProcessGraph,
  known: KnownAround = {},
): readonly DefinitionFault[] {
  const [first] = graph.stages;
  if (!first) return [{ kind: 'no_stages' }];
  const reached = reachedFrom(graph, first.stageId);
  const ids = graph.stages.map(({ stageId }) => stageId);
  return graph.stages.flatMap((stage, place): DefinitionFault[] => {
    const { stageId } = stage;
    const faults: DefinitionFault['kind'][] = [];
    if (ids.indexOf(stageId) < place) faults.push('stage_twice');
    if (waysOut(stage).some((next) => !stageOf(graph, next))) faults.push('stage_missing');
    if (!reached.has(stageId)) faults.push('unreachable');
    if (!comesToAnEnd(graph, stageId)) faults.push('no_way_out');
    const executorFault = faultOfExecutor(stage, known);
    if (executorFault) faults.push(executorFault);
    if (stage.isCondition && stage.conditions.length === 0) faults.push('no_conditions');
    if (stage.isCondition && circlesThroughConditions(graph, stageId)) faults.push('condition_circle');
    return [
      ...faults.map((kind) => ({ kind, stageId })),
      ...targetFaults(stage),
      ...expressionFaults(registry, graph.ownerObjectName, stage, known),
    ];
  });
}

const targetFaults = ({ isCondition, conditions, stageId }: GraphStage): DefinitionFault[] =>
  conditions.flatMap((condition, place): DefinitionFault[] =>
    isCondition && condition.stageId === null
      ? [{ kind: 'no_target', stageId, where: `conditions[${place}]` }]
      : [],
  );

const faultOfExecutor = (
  { isCondition, executorId, executorRoleId, taskTemplateId }: GraphStage,
  { assigningTemplates, workers, staffedRoles }: KnownAround,
): 'no_executor' | 'template_no_executor' | 'nobody_there' | undefined => {
  if (isCondition) return undefined;
  if (executorId !== null || executorRoleId !== null) {
    // `has(…) !== false` is true also without a set, which means all.
    const isPerson = executorId !== null && workers?.has(executorId) !== false;
    const isRole = executorRoleId !== null && staffedRoles?.has(executorRoleId) !== false;
    return isPerson || isRole ? undefined : 'nobody_there';
  }
  if (taskTemplateId === null) return 'no_executor';
  return assigningTemplates?.has(taskTemplateId) === false ? 'template_no_executor' : undefined;
};

/**
 * The stages that may be next: those that the stage names and, if its executor may choose, all that can be chosen. Nobody
 * executes a condition stage, so nobody chooses there, even if it keeps the setting from before its kind was changed. `false`
 * stands for an executor without full rights, who may choose only where the stage allows it.
 */
const mayFollow = (graph: ProcessGraph, stage: GraphStage): readonly number[] =>
  stage.isCondition ? waysOut(stage) : [...waysOut(stage), ...nextStages(graph, stage, false)];

const reachedFrom = (graph: ProcessGraph, start: number, follow = mayFollow): ReadonlySet<number> => {
  const reached = new Set<number>([start]);
  // The loop also visits the stages that are added to the set while it runs.
  for (const stageId of reached) {
    const stage = stageOf(graph, stageId);
    for (const next of stage ? follow(graph, stage) : []) reached.add(next);
  }
  return reached;
};

/** Whether a stage at which the process may end can be reached from this one. */
const comesToAnEnd = (graph: ProcessGraph, stageId: number): boolean =>
  [...reachedFrom(graph, stageId)].some((id) => {
    const stage = stageOf(graph, id);
    return stage !== undefined && mayEnd(stage);
  });

/** Whether condition stages alone lead from this stage back to it. Such a process would go round without anybody's work. */
const circlesThroughConditions = (graph: ProcessGraph, stageId: number): boolean => {
  const followConditions = (_graph: ProcessGraph, stage: GraphStage) =>
    stage.isCondition ? waysOut(stage) : [];
  const stage = stageOf(graph, stageId);
  return (
    stage !== undefined &&
    waysOut(stage).some((next) => reachedFrom(graph, next, followConditions).has(stageId))
  );
};

/** An expression of a stage; `where` is the field that has it, as in `DefinitionFault`. */
type StageExpression = [where: string, text: string, purpose: Purpose];

/** The expressions that a stage uses now: it may keep unused ones from before its kind was changed. */
const expressionsOf = (stage: GraphStage): StageExpression[] => {
  const conditions = stage.conditions.map(({ conditionCode }, place): StageExpression => [
    `conditions[${place}]`,
    conditionCode,
    'condition',
  ]);
  const workExpressions: StageExpression[] = [
    ['beforeExecutionCode', stage.beforeExecutionCode, 'condition'],
    ['onExecutionCode', stage.onExecutionCode, 'actions'],
  ];
  return stage.isCondition ? conditions : workExpressions.filter(([, text]) => text !== '');
};

const expressionFaults = (
  registry: Registry,
  objectName: string,
  stage: GraphStage,
  knownNames: KnownNames,
): DefinitionFault[] => {
  return expressionsOf(stage).flatMap(([where, text, purpose]): DefinitionFault[] => {
    if (purpose === 'condition' && text.trim() === '')
      return [{ kind: 'empty_condition', stageId: stage.stageId, where }];
    const expression = readExpression(registry, objectName, text, purpose, knownNames);
    return isFault(expression) ? [{ kind: 'expression', stageId: stage.stageId, where, expression }] : [];
  });
};
