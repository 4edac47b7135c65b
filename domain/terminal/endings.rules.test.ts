import { describe, expect, it } from 'vitest';
import { dispositionType } from './enums.ts';
import { scaleType, typeOfDocument, typeOfOperation } from '../weighing/enums.ts';
import { queues, type WeighingKind } from '../weighing/operations.rules.ts';
import { weighedState } from '../weighing/weighing.rules.ts';
import { effectOf, isComplete, nextWeighing } from '../weighing/weighingRounds.rules.ts';
import type { Weighing, WeighingPlan } from '../weighing/weighingPlan.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { nextJourneyState, onTheWay, type JourneyState } from './journey.rules.ts';
import type { JourneyMove } from './journeyMoves.ts';

const tonnes: Readonly<Record<WeighingKind, string>> = { tare: '14.500', gross: '39.000', net: '24.500' };

const plans: WeighingPlan[] = typeOfDocument.values.flatMap((document) =>
  typeOfOperation.values.flatMap((operation) =>
    scaleType.values.flatMap((scalesType) =>
      dispositionType.values.flatMap((type) =>
        ['14.500', null].map((vehicleTare) => ({
          typeOfDocument: document,
          typeOfOperation: operation,
          scalesType,
          type,
          vehicleTare,
          loadCapacity: null,
        })),
      ),
    ),
  ),
);

const begin = (plan: WeighingPlan): JourneyState => {
  const withoutWeighing = effectOf(plan).weighings.length === 0;
  const unqueued = !queues(plan.typeOfDocument);
  return {
    ...onTheWay,
    withoutWeighing,
    leavesUnweighed: withoutWeighing && unqueued,
    scaleControlDisabled: unqueued,
  };
};

const go = (state: JourneyState, move: JourneyMove, weighed?: JourneyState['disposition']): JourneyState => {
  const next = nextJourneyState(state, move, weighed);
  if (isRefusal(next)) throw new Error(`${move} is refused: ${next.code} at ${JSON.stringify(state)}`);
  return next;
};

/** Everything that can be done with a vehicle until it has left, or until only the approval is awaited. */
const drive = (plan: WeighingPlan): { state: JourneyState; awaitsApproval: boolean } => {
  let state = begin(plan);
  const toTerminal = ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const;
  if (queues(plan.typeOfDocument)) for (const move of toTerminal) state = go(state, move);
  const taken: Weighing[] = [];
  const { repeated, weighings } = effectOf(plan);
  while (taken.length < (repeated ? 2 : weighings.length) && !isComplete(plan, taken)) {
    const kind = nextWeighing(plan, taken) as WeighingKind;
    taken.push({ kind, tonnes: tonnes[kind] });
    state = go(state, 'recordWeighing', weighedState(plan, taken));
  }
  return repeated
    ? { state, awaitsApproval: true }
    : { state: go(state, 'exitTerminal'), awaitsApproval: false };
};

const named = plans.map((plan) => ({
  plan,
  name: `${plan.typeOfDocument} ${plan.typeOfOperation} ${plan.scalesType} ${plan.type}${plan.vehicleTare ? ', tare known' : ''}`,
}));

describe('whatever a disposition is for', () => {
  it.each(named)('comes to an end: $name', ({ plan }) => {
    const { state, awaitsApproval } = drive(plan);
    const last = effectOf(plan).statuses.at(-1);
    // Portions have no last one: their approval ends them, with the status the table says.
    if (awaitsApproval)
      expect([state.disposition, last]).toEqual(['SecondWeighing', expect.stringMatching(/oaded$/)]);
    else {
      expect(state.queue).toBe('TerminalExit');
      expect(state.disposition).toBe(last);
    }
  });

  it('one that was weighed out says so to who wants to weigh it again, wherever it is weighed', () => {
    for (const { plan, name } of named.filter(
      ({ plan: each }) => effectOf(each).weighings.length > 0 && !effectOf(each).repeated,
    )) {
      const weighed = { ...begin(plan), disposition: effectOf(plan).statuses.at(-1) ?? 'Loaded' };
      const state = queues(plan.typeOfDocument) ? { ...weighed, queue: 'ParkingExit' as const } : weighed;
      expect([name, nextJourneyState(state, 'recordWeighing')]).toMatchObject([
        name,
        { code: 'weighing_complete' },
      ]);
    }
  });
});
