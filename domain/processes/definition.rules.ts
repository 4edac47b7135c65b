import type { Registry } from '../kernel/registry.ts';
import type { KnownNames } from './expression/calledActions.ts';
import { isFault, readExpression, type ExpressionFault, type Purpose } from './expression/expression.ts';
import { mayEnd, stageOf, waysOut, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** What is wrong with a definition, and at which of its stages; the designer paints it there. */
export interface DefinitionFault {
  readonly kind:
    | 'no_stages'
    | 'stage_twice'
    | 'stage_missing'
    | 'unreachable'
    | 'no_way_out'
    | 'no_executor'
    | 'template_no_executor'
    | 'no_conditions'
    | 'condition_circle'
    | 'expression';
  readonly stageId?: number;
  /** Which expression, where one is wrong: a condition by its place, or the name of the field. */
  readonly where?: string;
  readonly expression?: ExpressionFault;
}

/** What a definition refers to and does not say itself. */
export type KnownAround = KnownNames & {
  /** Ids of the task templates that name an executor or a role; where they are not told, all do. */
  readonly assigningTemplates?: ReadonlySet<number>;
};

/**
 * Everything wrong with a definition; one without faults runs to an end whatever is decided.
 */
export const faultsOfDefinition = (
  registry: Registry,
  graph: ProcessGraph,
  known: KnownAround = {},
): readonly DefinitionFault[] => {
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
      ...expressionFaults(registry, graph.ownerObjectName, stage, known),
    ];
  });
};

const faultOfExecutor = (
  { isCondition, executorId, executorRoleId, taskTemplateId }: GraphStage,
  { assigningTemplates }: KnownAround,
): 'no_executor' | 'template_no_executor' | undefined => {
  if (isCondition || executorId !== null || executorRoleId !== null) return undefined;
  if (taskTemplateId === null) return 'no_executor';
  return assigningTemplates?.has(taskTemplateId) === false ? 'template_no_executor' : undefined;
};

/** A stage where the next one is chosen may lead to any. */
const mayFollow = (graph: ProcessGraph, stage: GraphStage): readonly number[] =>
  stage.manuallyDefined || stage.allowChangeStage
    ? graph.stages.map(({ stageId }) => stageId)
    : waysOut(stage);

const reachedFrom = (graph: ProcessGraph, start: number, follow = mayFollow): ReadonlySet<number> => {
  const reached = new Set<number>([start]);
  for (const stageId of reached) {
    const stage = stageOf(graph, stageId);
    for (const next of stage ? follow(graph, stage) : []) reached.add(next);
  }
  return reached;
};

const comesToAnEnd = (graph: ProcessGraph, stageId: number): boolean =>
  [...reachedFrom(graph, stageId)].some((id) => {
    const stage = stageOf(graph, id);
    return stage !== undefined && mayEnd(stage);
  });

const circlesThroughConditions = (graph: ProcessGraph, stageId: number): boolean => {
  const through = (_graph: ProcessGraph, stage: GraphStage) => (stage.isCondition ? waysOut(stage) : []);
  const stage = stageOf(graph, stageId);
  return stage !== undefined && waysOut(stage).some((next) => reachedFrom(graph, next, through).has(stageId));
};

const expressionFaults = (
  registry: Registry,
  objectName: string,
  stage: GraphStage,
  known: KnownNames,
): DefinitionFault[] => {
  const written = stage.conditions.map(({ conditionCode }, place): [string, string, Purpose] => [
    `conditions[${place}]`,
    conditionCode,
    'condition',
  ]);
  if (stage.beforeExecutionCode !== '') {
    written.push(['beforeExecutionCode', stage.beforeExecutionCode, 'condition']);
  }
  if (stage.onExecutionCode !== '') written.push(['onExecutionCode', stage.onExecutionCode, 'actions']);
  return written.flatMap(([where, text, purpose]): DefinitionFault[] => {
    const expression = readExpression(registry, objectName, text, purpose, known);
    return isFault(expression) ? [{ kind: 'expression', stageId: stage.stageId, where, expression }] : [];
  });
};
