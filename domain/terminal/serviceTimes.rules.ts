/** One truck served: how long it held its place on the terminal, and how many places there were. */
export interface ServiceMeasure {
  readonly seconds: number;
  readonly places: number;
}

/** Seconds from one call to the next: the median and the band that holds four of five. */
export interface ServiceInterval {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** So many of the last services count: enough for quantiles, few enough to follow the day. */
export const servicesKept = 40;
/** Below this the configured minutes are the better guess. */
export const servicesNeeded = 5;

export const isMeasured = (services: readonly ServiceMeasure[]): boolean => services.length >= servicesNeeded;

export const withService = (services: readonly ServiceMeasure[], served: ServiceMeasure): ServiceMeasure[] =>
  [...services, served].slice(-servicesKept);

/** The value below which `share` of the sorted values lie, between neighbours in proportion. */
export const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};

/** Trucks are served side by side, so that a place held for 30 minutes among 10 is one call every 3 minutes. */
export const serviceInterval = (
  services: readonly ServiceMeasure[],
  minutesCarService: number,
): ServiceInterval => {
  const configured = minutesCarService * 60;
  if (!isMeasured(services)) return { low: configured / 2, median: configured, high: configured * 2 };
  const intervals = services
    .map(({ seconds, places }) => seconds / Math.max(1, places))
    .toSorted((a, b) => a - b);
  return { low: quantile(intervals, 0.1), median: quantile(intervals, 0.5), high: quantile(intervals, 0.9) };
};
