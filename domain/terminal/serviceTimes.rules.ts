/** One served truck: how long it held its place on the terminal, and how many places there were. */
export interface ServiceMeasure {
  readonly seconds: number;
  readonly places: number;
}

/** Seconds from one call to the next: the median and the 80 % band. */
export interface ServiceInterval {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** How many of the last services count: enough for quantiles, few enough to follow changes during the day. */
export const servicesKept = 40;
/** With fewer services than this, the configured minutes are the better estimate. */
const servicesNeeded = 5;

/** Whether enough services were measured to compute with them. */
export function isMeasured(services: readonly ServiceMeasure[]): boolean {
  return services.length >= servicesNeeded;
}

/** The services with one more, oldest first; only the last `servicesKept` are kept. */
export function withService(services: readonly ServiceMeasure[], served: ServiceMeasure): ServiceMeasure[] {
  return [...services, served].slice(-servicesKept);
}

/** The value below which `share` (from 0 to 1) of the sorted values lie, with linear interpolation; 0 if there are none. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The time from one call to the next. Trucks are served in parallel: 10 places that are held for 30 minutes each give one call
 * every 3 minutes.
 * @param minutesCarService the configured minutes per truck: the time between two calls while too few services are measured
 */
export function serviceInterval(
  services: readonly ServiceMeasure[],
  minutesCarService: number,
): ServiceInterval {
  const configured = minutesCarService * 60;
  if (!isMeasured(services)) return { low: configured / 2, median: configured, high: configured * 2 };
  const intervals = services
    .map(({ seconds, places }) => seconds / Math.max(1, places))
    .toSorted((a, b) => a - b);
  return { low: quantile(intervals, 0.1), median: quantile(intervals, 0.5), high: quantile(intervals, 0.9) };
}
