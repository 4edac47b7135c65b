import type { ScaleState } from '#domain/weighing/scaleState.ts';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { Tone } from '../shell/tones.ts';

/** A report of an agent that is older than this says nothing about the present. */
const freshMs = 5000;
/** Weights that the API has not acknowledged. A few are normal, because they are sent one after another. */
const usualWaiting = 5;

/** A scale and how it is doing now; `health` is null when nobody knows. */
export interface ScaleCondition {
  readonly scale: ScaleState;
  readonly health: ScaleHealth | null;
  readonly agentConnected: boolean;
  readonly tone: Tone;
  /** Whether something is wrong with the scale. The page counts such scales. */
  readonly needsAttention: boolean;
}

/**
 * The condition of a scale by its newest report.
 * @param live the last report over the socket; without it the report of the list counts
 * @param now milliseconds since 1970
 */
export function conditionOf(scale: ScaleState, live: ScaleHealth | undefined, now: number): ScaleCondition {
  const newest = live ?? scale.health;
  const isFresh = newest !== null && now - Date.parse(newest.at) < freshMs;
  const health = isFresh ? newest : null;
  const agentConnected = isFresh || scale.agentConnected;
  const isByHand = scale.protocolType === 'Mechanical';
  const needsAttention =
    !isByHand &&
    (health === null ||
      health.reason !== null ||
      health.lightAnswers === false ||
      health.waiting > usualWaiting);
  return { scale, health, agentConnected, needsAttention, tone: toneOf(health, isByHand) };
}

const toneOf = (health: ScaleHealth | null, isByHand: boolean): Tone => {
  if (isByHand) return 'aside';
  if (health === null || health.reason !== null) return 'stop';
  if (health.phase === 'STABLE') return 'go';
  return health.phase === 'EMPTY' ? 'plain' : 'ready';
};
