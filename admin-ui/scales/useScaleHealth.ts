import { useEffect, useState } from 'react';
import { scaleHealth, viewerEvents } from '#domain/weighing/scaleMessages.ts';
import { liveSocket } from '../data/live.ts';
import type { HeardHealth } from './condition.ts';

/** The latest report about each scale, by the id of the scale. Each scale reports once a second over the socket. */
export function useScaleHealth(scaleIds: readonly number[]): ReadonlyMap<number, HeardHealth> {
  const [reports, setReports] = useState<ReadonlyMap<number, HeardHealth>>(new Map());
  // As a text, because the caller makes a new array on each rendering.
  const watchedIds = scaleIds.join(' ');
  useEffect(() => {
    if (watchedIds === '') return undefined;
    const live = liveSocket();
    const watch = () => live.emit(viewerEvents.watchHealth, watchedIds.split(' ').map(Number));
    const onHealth = (message: unknown) => {
      const { data } = scaleHealth.safeParse(message);
      if (!data) return;
      const report = { health: data, heardAt: Date.now() };
      setReports((before) => new Map(before).set(data.scaleId, report));
    };
    live.on(viewerEvents.health, onHealth);
    // Asked again on each new connection, because the API watches for one connection only.
    live.on('connect', watch);
    if (live.connected) watch();
    return () => {
      live.off(viewerEvents.health, onHealth);
      live.off('connect', watch);
    };
  }, [watchedIds]);
  return reports;
}
