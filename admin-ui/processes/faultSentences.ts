import { useMemo } from 'react';
import { errorMessage } from '#domain/labels/index.ts';
import { registry } from '#domain/objects.ts';
import { faultsOfDefinition, type DefinitionFault } from '#domain/processes/definition.rules.ts';
import { faultTextOf } from '#domain/processes/definitionErrors.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useActionNames } from './useActionNames.ts';

/** An error of a definition as a sentence that says how to correct it. */
export interface SaidFault {
  /** Undefined if the error concerns the whole definition. */
  readonly stageId: number | undefined;
  readonly sentence: string;
}

/** Where a fault is in one of the conditions of a stage: `conditions[0]` is the first. */
const conditionPlace = /^conditions\[(\d+)\]$/;

/** The errors of a definition in the reader's language. Computed again only when the graph, the actions or the language change. */
export function useGraphFaults(graph: ProcessGraph): readonly SaidFault[] {
  const text = useText();
  const language = useLanguage();
  const actionNames = useActionNames(graph.ownerObjectName);
  return useMemo(() => {
    /** Where in a stage the error is: in one of its conditions, in its actions on execution, or in the condition of execution. */
    const where = (name: string): string => {
      const place = conditionPlace.exec(name)?.[1];
      if (place !== undefined) return text('processFault.inCondition', { place: Number(place) + 1 });
      return text(name === 'onExecutionCode' ? 'processFault.inOnExecution' : 'processFault.inBefore');
    };
    const sentence = (fault: DefinitionFault): string => {
      const { code, params } = faultTextOf(fault);
      const message = errorMessage(language, code, params);
      return fault.where === undefined ? message : `${where(fault.where)}: ${message}`;
    };
    if (!registry.has(graph.ownerObjectName))
      return [{ stageId: undefined, sentence: text('processFault.no_object') }];
    return faultsOfDefinition(registry, graph, actionNames).map((fault) => ({
      stageId: fault.stageId,
      sentence: sentence(fault),
    }));
  }, [graph, actionNames, text, language]);
}
