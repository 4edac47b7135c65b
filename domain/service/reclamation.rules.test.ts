import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import {
  allowedReclamationMoves,
  brought,
  decided,
  isOver,
  listedOnce,
  refusalOfProduction,
  reclamationGroups,
  type ReclamationGroup,
  type ReclamationStateFacts,
} from './reclamation.rules.ts';

const state = (id: number, group: ReclamationGroup | null, isClosed = false): ReclamationStateFacts => ({
  id,
  group,
  isClosed,
});
const reported = state(1, 'open');
const examined = state(2, 'ongoing');
const ready = state(5, 'toReceive');
const rejected = state(6, 'rejected', true);
const closed = state(7, 'toReceive', true);
/** A state that an administrator added without a group. */
const own = state(8, null);

/** The id of the state after a move, or the code of the refusal. */
const outcome = (answer: ReturnType<typeof brought>) => (isRefusal(answer) ? answer.code : answer.state?.id);

describe('a state', () => {
  // The rule; the state before; the decision, if there is one; the target; the outcome.
  it.each<[string, ReclamationStateFacts, number | null, ReclamationStateFacts, number | string]>([
    ['a reported one is examined', reported, null, examined, 2],
    ['an examined one goes back to the reported ones', examined, null, reported, 1],
    ['nothing is handed out before a decision', examined, null, ready, 'reclamation_undecided'],
    ['nothing is rejected before a decision', reported, null, rejected, 'reclamation_undecided'],
    ['nothing is closed before a decision', ready, null, closed, 'reclamation_undecided'],
    ['what is decided is handed out', examined, 3, ready, 5],
    ['what is handed out is closed', ready, 3, closed, 7],
    ['what lies ready is not merely reported again', ready, 3, reported, 'reclamation_move_illegal'],
    ['a closed one is taken up again', closed, 3, examined, 2],
    ['a rejected one is taken up again by an appeal', rejected, 3, examined, 2],
    ['a rejected one is not handed out', rejected, 3, ready, 'reclamation_undecided'],
    ['a closed one is not closed otherwise', closed, 3, rejected, 'reclamation_undecided'],
    ['into a state of no group it may always come', ready, 3, own, 8],
    ['from a state of no group it may come anywhere', own, null, reported, 1],
  ])('%s', (_rule, from, decisionId, target, expected) => {
    expect(outcome(brought({ state: from, decisionId }, target))).toBe(expected);
  });

  it('a state of a reclamation that says none is the first that it is given', () => {
    expect(brought({ state: null, decisionId: null }, reported)).toEqual({
      state: reported,
      decisionId: null,
    });
  });
});

describe('a decision', () => {
  it('brings the reclamation where the dictionary says, in one step', () => {
    expect(decided({ state: reported, decisionId: null }, { id: 3, leadsTo: rejected })).toEqual({
      state: rejected,
      decisionId: 3,
    });
  });

  it('a decision that leads nowhere leaves the state as it is', () => {
    expect(decided({ state: examined, decisionId: 1 }, { id: 3, leadsTo: null })).toEqual({
      state: examined,
      decisionId: 3,
    });
  });

  it('is not made of what is closed, until an appeal has taken the old one away', () => {
    expect(decided({ state: rejected, decisionId: 3 }, { id: 4, leadsTo: null })).toMatchObject({
      code: 'reclamation_closed',
    });
    expect(brought({ state: rejected, decisionId: 3 }, examined)).toEqual({
      state: examined,
      decisionId: null,
    });
  });
});

it('a production order is made until the reclamation is closed', () => {
  expect(refusalOfProduction({ state: examined, decisionId: null })).toBeUndefined();
  expect(refusalOfProduction({ state: closed, decisionId: 3 })).toMatchObject({ code: 'reclamation_closed' });
});

it('whatever is done, nothing is ready, rejected or closed without a decision', () => {
  const anyState = fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    group: fc.constantFrom(...reclamationGroups),
    isClosed: fc.boolean(),
  });
  const move = fc.oneof(
    fc.record({ to: anyState }),
    fc.record({ decision: fc.record({ id: fc.nat(), leadsTo: fc.option(anyState) }) }),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let standing: Parameters<typeof brought>[0] = { state: reported, decisionId: null };
      for (const each of moves) {
        const next = 'to' in each ? brought(standing, each.to) : decided(standing, each.decision);
        if (isRefusal(next)) continue;
        standing = next;
        const done = isOver(standing) || ['toReceive', 'rejected'].includes(standing.state?.group ?? '');
        if (done) expect(standing.decisionId).not.toBeNull();
        expect(allowedReclamationMoves(standing)).toContain('changeState');
      }
    }),
  );
});

it('whatever is done, it is never stuck: a decision and a state always lead to the end, and an appeal from there', () => {
  const dictionary = [reported, examined, ready, rejected, closed, own];
  const move = fc.oneof(
    fc.record({ to: fc.constantFrom(...dictionary) }),
    fc.record({
      decision: fc.record({ id: fc.nat(), leadsTo: fc.constantFrom(null, ...dictionary) }),
    }),
  );
  const mustBeDone = (answer: ReturnType<typeof brought>) => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer;
  };
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let standing: Parameters<typeof brought>[0] = { state: reported, decisionId: null };
      for (const each of moves) {
        const next = 'to' in each ? brought(standing, each.to) : decided(standing, each.decision);
        if (!isRefusal(next)) standing = next;
      }
      if (isOver(standing)) standing = mustBeDone(brought(standing, examined));
      standing = mustBeDone(decided(standing, { id: 1, leadsTo: null }));
      const ended = mustBeDone(brought(standing, closed));
      expect(isOver(ended)).toBe(true);
      expect(mustBeDone(brought(ended, examined))).toEqual({ state: examined, decisionId: null });
    }),
  );
});

describe('codes and numbers in one text', () => {
  it.each<[(string | null)[], string]>([
    [[], ''],
    [['ZP/10', null, 'ZP/9', ' ', 'ZP/10 '], 'ZP/9, ZP/10'],
    [['MASA', 'JAKOSC', 'MASA'], 'JAKOSC, MASA'],
    [['5', '05'], '05, 5'],
    [['05', '5'], '05, 5'],
  ])('%j is %j', (values, expected) => expect(listedOnce(values)).toBe(expected));

  it('holds each once, whatever the order', () => {
    const codes = fc.array(fc.stringMatching(/^[A-Z0-9/]{1,6}$/));
    fc.assert(
      fc.property(codes, (values) => {
        expect(listedOnce(values.toReversed())).toBe(listedOnce(values));
        expect(listedOnce(values).split(', ').filter(Boolean)).toHaveLength(new Set(values).size);
      }),
    );
  });
});
