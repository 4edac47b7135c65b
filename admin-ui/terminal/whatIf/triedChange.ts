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

/** The changes with another begin of the changed number of scales. Its end is at least an hour later. */
export function withBegin(change: TriedChange, from: number): TriedChange {
  return { ...change, from, to: Math.max(change.to, from + 1) };
}
