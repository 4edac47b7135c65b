import type { ScaleState } from '#domain/weighing/scaleState.ts';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { Tone } from '../shell/tones.ts';

/** A report of an agent that came longer ago than this says nothing about the present. */
const freshMs = 5000;
/** Weights that the API has not acknowledged. A few are normal, because they are sent one after another. */
const usualWaiting = 5;

/** A report of an agent about a scale. */
export interface HeardHealth {
  readonly health: ScaleHealth;
  /**
   * When this browser got the report, in milliseconds since 1970. Times in the report are by the agent's clock, which may be
   * wrong.
   */
  readonly heardAt: number;
}

/** A scale and how it is doing now; `heard` is null if no report came, or the last one is too old. */
export interface ScaleCondition {
  readonly scale: ScaleState;
  readonly heard: HeardHealth | null;
  readonly agentConnected: boolean;
  readonly tone: Tone;
  /** Whether something is wrong with the scale. The page counts such scales. */
  readonly needsAttention: boolean;
}

/**
 * The condition of a scale by its newest report: the last one over the socket, or that of the list.
 * @param readAt when the list was read, in milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function conditionOf(
  scale: ScaleState,
  live: HeardHealth | undefined,
  { readAt, now }: { readonly readAt: number; readonly now: number },
): ScaleCondition {
  const ofList = scale.health ? { health: scale.health, heardAt: readAt } : undefined;
  const isListNewer = !live || (ofList !== undefined && ofList.heardAt > live.heardAt);
  const newest = isListNewer ? ofList : live;
  const heard = newest && now - newest.heardAt < freshMs ? newest : null;
  const health = heard?.health ?? null;
  const agentConnected = heard !== null || scale.agentConnected;
  const isByHand = scale.protocolType === 'Mechanical';
  const needsAttention =
    !isByHand &&
    (health === null ||
      health.reason !== null ||
      health.lightAnswers === false ||
      health.waiting > usualWaiting);
  return { scale, heard, agentConnected, needsAttention, tone: toneOf(health, isByHand) };
}

/** How many seconds ago the scale gave its last weight; null if it has given none since its agent started. */
export function secondsSinceWeight({ health, heardAt }: HeardHealth, now: number): number | null {
  if (health.lastWeightAt === null) return null;
  // The clocks of the agent and of this browser may differ, so only times of the same clock are subtracted from each other.
  const ageInReport = Date.parse(health.at) - Date.parse(health.lastWeightAt);
  const ageOfReport = now - heardAt;
  return Math.max(0, Math.round((ageInReport + ageOfReport) / 1000));
}

const toneOf = (health: ScaleHealth | null, isByHand: boolean): Tone => {
  if (isByHand) return 'aside';
  if (health === null || health.reason !== null) return 'stop';
  if (health.phase === 'STABLE') return 'go';
  return health.phase === 'EMPTY' ? 'plain' : 'ready';
};
