import type { AnswerAt } from '#domain/contracts.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';

/** The newest weight of a scale, as the API knows it; null if the scale has none. */
export type NewestWeight = AnswerAt<'GET /weights/newest'>;

/** The weight that a desk shows as accepted, and that it records. */
export interface WeightToRecord {
  readonly captureId: string;
  readonly scaleId: number;
  /** Three decimals. */
  readonly tonnes: string;
  /** ISO in UTC. */
  readonly takenAt: string;
  readonly origin: NonNullable<NewestWeight>['origin'];
  /** Whether it has already been recorded. */
  readonly used: boolean;
  /** Whether the load that was measured is not at rest on the scale any more. */
  readonly moved: boolean;
}

/**
 * Which weight may be recorded now. A measured weight counts only while its load is on the scale: it must be both the accepted
 * weight of the live reading and the newest that the API has stored. While the two differ, one of the answers is late, and
 * nothing can be recorded. A typed weight counts as long as it is fresh, and the sum of a bunker's batches always. The caller
 * looks at `used`: a weight is recorded once.
 */
export function weightToRecord(
  newest: NewestWeight | undefined,
  reading: LiveReading | undefined,
): WeightToRecord | undefined {
  if (!newest) return undefined;
  const { captureId, scaleId, weight: tonnes, takenAt, origin, used, fresh } = newest;
  const offered = { captureId, scaleId, tonnes, takenAt, origin, used };
  if (origin === 'Measured')
    return reading?.accepted?.captureId === captureId
      ? { ...offered, moved: reading.phase !== 'STABLE' }
      : undefined;
  if (origin === 'Typed' && (!fresh || isMeasuring(reading))) return undefined;
  return { ...offered, moved: false };
}

/** Whether the scale has accepted a weight itself. Then a typed weight is no longer the newest. */
const isMeasuring = (reading: LiveReading | undefined): boolean =>
  reading !== undefined && reading.accepted !== null && reading.reason !== 'typed_by_hand';
