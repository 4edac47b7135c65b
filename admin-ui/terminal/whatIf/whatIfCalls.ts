import type { Curve } from '#domain/terminal/simulationCurves.ts';
import { call } from '../../data/http.ts';

/** What shall be different; hours are whole hours from now. */
export interface Change {
  readonly hours: number;
  readonly extraPerHour: number;
  /** Scales more, or fewer. */
  readonly scales: number;
  /** Hours from now; `to` of the whole time is the end. */
  readonly from: number;
  readonly to: number;
  /** Null keeps the station's own. */
  readonly places: number | null;
  readonly arrivalsPerHour: number | null;
}

export const nothingChanged: Change = {
  hours: 8,
  extraPerHour: 0,
  scales: 0,
  from: 0,
  to: 8,
  places: null,
  arrivalsPerHour: null,
};

export interface WhatIfAnswer {
  readonly now: string;
  readonly model: {
    readonly places: number;
    readonly scales: number;
    readonly arrivalsPerHour: number;
    readonly scaleSeconds: number;
    readonly holdSeconds: number;
    readonly waiting: number;
    readonly inside: number;
    readonly measured: number;
  };
  readonly usual: Curve;
  readonly changed: Curve;
}

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

export const askWhatIf = (
  weighingStationId: number,
  change: Change,
  signal: AbortSignal,
): Promise<WhatIfAnswer> => {
  const { hours, extraPerHour, scales, from, to, places, arrivalsPerHour } = change;
  return call<WhatIfAnswer>(`/queues/${weighingStationId}/what-if`, {
    method: 'POST',
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
};
