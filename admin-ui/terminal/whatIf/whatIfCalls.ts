import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from '../../data/client.ts';

/** The changes to try; `hours` is the length of the forecast. */
export interface TriedChange {
  readonly hours: number;
  /** Trucks per hour that come in addition to the usual ones. */
  readonly extraPerHour: number;
  /** Additional scales; negative for fewer. */
  readonly scales: number;
  /** Hours from now between which the number of scales differs; `to` equal to `hours` means until the end. */
  readonly from: number;
  readonly to: number;
  /** Trucks that the terminal takes at once. Null keeps the station's setting. */
  readonly places: number | null;
  /** The usual trucks per hour. Null takes those of the last hours. */
  readonly arrivalsPerHour: number | null;
}

export const nothingChanged: TriedChange = {
  hours: 8,
  extraPerHour: 0,
  scales: 0,
  from: 0,
  to: 8,
  places: null,
  arrivalsPerHour: null,
};

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
