import { useStore } from 'ra-core';

/** Whether the panel of running times is shown. */
export function useTrackingOpen() {
  return useStore('tracking.open', false);
}
