import type { AnyRecord } from '#domain/kernel/record.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import {
  brought,
  reclamationGroups,
  type ReclamationGroup,
  type ReclamationStateFacts,
} from '#domain/service/reclamation.rules.ts';

/** A state of the dictionary, and whether the chosen reclamations may get it. */
export interface StateChoice {
  readonly id: number;
  readonly name: string;
  /** How many of the chosen reclamations may get the state. Those that have it already do not count. */
  readonly legalFor: number;
  /** Whether all chosen reclamations have this state already. */
  readonly isNow: boolean;
  /** Why one of the chosen reclamations may not get the state, the first such one; undefined if all of them may. */
  readonly refusal: Refusal | undefined;
}

const groupOf = (predefinedName: unknown): ReclamationGroup | null =>
  reclamationGroups.find((group) => group === predefinedName) ?? null;

const factsOf = (state: AnyRecord): ReclamationStateFacts => ({
  id: state.id,
  group: groupOf((state.reclamationStatusGroup as { predefinedName?: unknown } | null)?.predefinedName),
  isClosed: state.isClosed === true,
});

/** A choice for each state, in the same order. It is checked by the rule that the server also applies to the move. */
export function stateChoices(
  states: readonly AnyRecord[],
  reclamations: readonly AnyRecord[],
): readonly StateChoice[] {
  const factsById = new Map(states.map((state) => [state.id, factsOf(state)]));
  const standings = reclamations.map(({ statusId, decisionId }) => ({
    state: factsById.get(Number(statusId)) ?? null,
    decisionId: typeof decisionId === 'number' ? decisionId : null,
  }));
  return states.map((state) => {
    const target = factsOf(state);
    const moving = standings.filter((standing) => standing.state?.id !== target.id);
    // `brought` gives the reclamation in the new state, or the refusal.
    const refusals = moving.map((standing) => brought(standing, target)).filter(isRefusal);
    return {
      id: state.id,
      name: String(state.presentation),
      legalFor: moving.length - refusals.length,
      isNow: moving.length === 0 && standings.length > 0,
      refusal: refusals[0],
    };
  });
}
