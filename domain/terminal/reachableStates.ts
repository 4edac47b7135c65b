import { isRefusal } from '../kernel/refusal.ts';
import { nextJourneyState, onTheWay, type JourneyState } from './journey.rules.ts';
import { journeyMoves } from './journeyMoves.ts';
import type { DispositionState } from './statuses.ts';

/** A state that a journey can reach, and the states on one way to it, without the first one. */
export interface ReachableState {
  readonly state: JourneyState;
  readonly through: readonly JourneyState[];
}

/** The states of a disposition that may follow from a weighing or its removal. */
const afterWeighing: readonly DispositionState[] = ['NaTerminalu', 'SecondWeighing', 'Loaded', 'Unloaded'];
/** What makes journeys differ from one another: a truck without any trait, and trucks with one. */
const traits = [
  { withoutWeighing: false, scaleControlDisabled: false },
  { withoutWeighing: true, scaleControlDisabled: false },
  { withoutWeighing: false, scaleControlDisabled: true },
] as const;

/**
 * The states that a truck's journey can reach, for tests that must cover them all. Left out are trucks with two of the traits, and
 * `leavesUnweighed`, which only vehicles outside the queue have.
 */
export function reachableStates(): readonly ReachableState[] {
  return traits.flatMap((each) => statesFrom({ ...onTheWay, ...each }));
}

function statesFrom(start: JourneyState): ReachableState[] {
  const reached = new Map<string, ReachableState>([[JSON.stringify(start), { state: start, through: [] }]]);
  // The loop also visits the states that are added to the map while it runs.
  for (const { state, through } of reached.values())
    for (const next of nextStates(state)) {
      const key = JSON.stringify(next);
      if (!reached.has(key)) reached.set(key, { state: next, through: [...through, next] });
    }
  return [...reached.values()];
}

function nextStates(state: JourneyState): JourneyState[] {
  return journeyMoves.flatMap((move) => {
    const weighs = move === 'recordWeighing' || move === 'removeWeighing';
    return (weighs ? afterWeighing : [state.disposition])
      .map((weighed) => nextJourneyState(state, move, weighed))
      .filter((next): next is JourneyState => !isRefusal(next));
  });
}
