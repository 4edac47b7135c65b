import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { brought, reclamationGroups } from '#domain/service/reclamation.rules.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { stateChoices } from './stateChoices.ts';

const state = (id: number, group: string | null, isClosed = false) =>
  ({
    id,
    presentation: `S${id}`,
    isClosed,
    reclamationStatusGroup: group && { predefinedName: group },
  }) as unknown as AnyRecord;
/** A state of each group, a closed one, and one without a group. */
const states = [
  ...reclamationGroups.map((group, at) => state(at + 1, group)),
  state(8, 'toReceive', true),
  state(9, null),
];
const reclamation = (statusId: number, decisionId: number | null) =>
  ({ statusId, decisionId }) as unknown as AnyRecord;

describe('the states that are offered', () => {
  // The number 5 is the id of some decision.
  const facts = (of: AnyRecord) => ({
    id: of.id,
    group:
      (of.reclamationStatusGroup as { predefinedName: (typeof reclamationGroups)[number] } | null)
        ?.predefinedName ?? null,
    isClosed: of.isClosed === true,
  });
  it.each(states.flatMap((from) => [null, 5].map((decisionId) => [from.id, decisionId, from] as const)))(
    'the states that are offered from %i with decision %s are those that the server takes',
    (id, decisionId, from) => {
      for (const choice of stateChoices(states, [reclamation(id, decisionId)])) {
        const target = states.find((each) => each.id === choice.id) as AnyRecord;
        const answer = brought({ state: facts(from), decisionId }, facts(target));
        expect(choice.legalFor).toBe(isRefusal(answer) || id === choice.id ? 0 : 1);
        expect(choice.refusal).toEqual(isRefusal(answer) ? answer : undefined);
        expect(choice.isNow).toBe(id === choice.id);
      }
    },
  );

  it('a state that is offered for several reclamations says for how many', () => {
    // State 8 is a closed one, and only a decided reclamation may be closed.
    const choices = stateChoices(states, [reclamation(1, null), reclamation(1, 5)]);
    expect(choices.find(({ id }) => id === 8)).toMatchObject({
      legalFor: 1,
      refusal: { code: 'reclamation_undecided' },
    });
  });
});
