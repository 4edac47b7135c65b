/** What is on a simulated platform: it sways towards its weight as a truck does, and then rests. */
export interface Load {
  /** The kilograms at which it comes to rest. */
  target: number;
  /** Kilograms on the platform now, in steps of 20 as a weighbridge shows them. */
  now(): number;
  moving(): boolean;
}

/** In kilograms. */
const division = 20;

/** @param settleMs how long it sways. */
export function createLoad(settleMs = 1500): Load {
  let from = 0;
  let target = 0;
  let since = 0;
  const progress = () => Math.min(1, (Date.now() - since) / settleMs);
  /** The kilograms by which the shown weight swings up and down: at most 40 at first, 0 at rest. */
  const sway = () => (progress() < 1 ? Math.sin(Date.now() / 60) * 40 * (1 - progress()) : 0);
  const load: Load = {
    get target() {
      return target;
    },
    set target(kilograms: number) {
      from = load.now();
      target = kilograms;
      since = Date.now();
    },
    now: () => Math.max(0, Math.round((from + (target - from) * progress() + sway()) / division) * division),
    moving: () => progress() < 1,
  };
  return load;
}
