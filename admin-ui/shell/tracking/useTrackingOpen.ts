import { useStore } from 'ra-core';

/** Whether the panel of running times is shown. */
export const useTrackingOpen = () => useStore('tracking.open', false);
