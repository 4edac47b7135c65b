import { useEffect, useState } from 'react';
import { scaleHealth, viewerEvents, type ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import { liveSocket } from '../data/live.ts';

/** The latest report about each scale, by the id of the scale. Each scale reports once a second over the socket. */
export function useScaleHealth(scaleIds: readonly number[]): ReadonlyMap<number, ScaleHealth> {
  const [reports, setReports] = useState<ReadonlyMap<number, ScaleHealth>>(new Map());
  // As a text, because the caller makes a new array on each rendering.
  const watchedIds = scaleIds.join(' ');
  useEffect(() => {
    if (watchedIds === '') return undefined;
    const live = liveSocket();
    const watch = () => live.emit(viewerEvents.watchHealth, watchedIds.split(' ').map(Number));
    const onHealth = (message: unknown) => {
      const { data } = scaleHealth.safeParse(message);
      if (data) setReports((before) => new Map(before).set(data.scaleId, data));
    };
    live.on(viewerEvents.health, onHealth);
    live.on('connect', watch);
    if (live.connected) watch();
    return () => {
      live.off(viewerEvents.health, onHealth);
      live.off('connect', watch);
    };
  }, [watchedIds]);
  return reports;
}
