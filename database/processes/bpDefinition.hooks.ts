import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { faultsOfDefinition } from '#domain/processes/definition.rules.ts';
import { definitionErrors } from '#domain/processes/definitionErrors.ts';
import { graphOfDefinition, type Definition } from '#domain/processes/definitionGraph.ts';
import { isFault, readExpression } from '#domain/processes/expression/expression.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import type { Hooks } from '../writing/hooks.ts';
import { faultOfObject } from '../writing/textFormats.ts';
import { actionNames } from './actionNames.ts';
import { storeDefinitionVersion } from './storeDefinitionVersion.ts';

/** An inactive definition may have errors. An active one may not, and is stored as the version for the next instances. */
export const bpDefinitionHooks: Hooks = {
  afterWrite: async (record, _before, { tx, registry }) => {
    if (record.isActive !== true) return;
    const definition = record as unknown as Definition;
    const graph = graphOfDefinition(definition);
    // First, because names of actions and expressions can be checked only for an object that exists.
    refuse(ownerErrors(registry, graph, definition.startsByRule));
    const names = await actionNames(tx.sql, graph.ownerObjectName);
    refuse([
      ...definitionErrors(graph, faultsOfDefinition(registry, graph, names)),
      ...startErrors(registry, graph.ownerObjectName, definition),
    ]);
    await storeDefinitionVersion(tx, record.id, graph);
  },
};

const refuse = (errors: readonly FieldError[]): void => {
  if (errors.length > 0) throw failFields(errors);
};

/** A definition that starts by a rule or uses expressions must name the object it is about. */
const ownerErrors = (registry: Registry, graph: ProcessGraph, startsByRule: boolean): FieldError[] => {
  const { ownerObjectName } = graph;
  if (ownerObjectName !== '') {
    const fault = faultOfObject(ownerObjectName, registry);
    return fault ? [{ field: 'ownerObjectName', ...fault }] : [];
  }
  const usesExpressions = graph.stages.some(
    ({ isCondition, beforeExecutionCode, onExecutionCode }) =>
      isCondition || beforeExecutionCode !== '' || onExecutionCode !== '',
  );
  return startsByRule || usesExpressions ? [{ field: 'ownerObjectName', code: 'required' }] : [];
};

/** The errors of the condition by which a definition starts. An empty condition is no error here. */
const startErrors = (
  registry: Registry,
  objectName: string,
  { startsByRule, startCode }: Definition,
): FieldError[] => {
  if (!startsByRule || !startCode) return [];
  const expression = readExpression(registry, objectName, startCode, 'condition');
  return isFault(expression)
    ? [{ field: 'startCode', code: expression.code, params: expression.params }]
    : [];
};
