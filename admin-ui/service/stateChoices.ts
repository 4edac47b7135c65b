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
  /** For how many of them it may come next. Those that have this state already do not count. */
  readonly legalFor: number;
  /** Whether all chosen reclamations have this state already. */
  readonly isNow: boolean;
  /** Why the first reclamation that may not get it may not; undefined if all of them may. */
  readonly refusal: Refusal | undefined;
}

const groupOf = (predefinedName: unknown): ReclamationGroup | null =>
  reclamationGroups.find((group) => group === predefinedName) ?? null;

const factsOf = (state: AnyRecord): ReclamationStateFacts => ({
  id: state.id,
  group: groupOf((state.reclamationStatusGroup as { predefinedName?: unknown } | null)?.predefinedName),
  isClosed: state.isClosed === true,
});

/** Checks each state by the rule that the server also applies to the move. */
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
