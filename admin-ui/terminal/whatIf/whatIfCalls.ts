import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from '../../data/client.ts';
import type { TriedChange } from './triedChange.ts';

export type WhatIfAnswer = AnswerAt<'POST /queues/:weighingStationId/what-if'>;

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

export function askWhatIf(
  weighingStationId: number,
  change: TriedChange,
  signal: AbortSignal,
): Promise<WhatIfAnswer> {
  const { hours, extraPerHour, scales, from, to, places, arrivalsPerHour } = change;
  return callApi('POST /queues/:weighingStationId/what-if', {
    params: { weighingStationId },
    body: {
      hours,
      extraPerHour,
      ...(places === null ? {} : { places }),
      ...(arrivalsPerHour === null ? {} : { arrivalsPerHour }),
      scaleChanges:
        scales === 0 ? [] : [{ from: inHours(from), to: to >= hours ? null : inHours(to), scales }],
    },
    signal,
  });
}
