import { useEffect, useState } from 'react';
import { scaleHealth, viewerEvents, type ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import { liveSocket } from '../data/live.ts';

/** The latest report about each scale, by the id of the scale. Each scale reports once a second over the socket. */
export function useScaleHealth(scaleIds: readonly number[]): ReadonlyMap<number, ScaleHealth> {
  const [known, setKnown] = useState<ReadonlyMap<number, ScaleHealth>>(new Map());
  const wanted = scaleIds.join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    const live = liveSocket();
    const watch = () => live.emit(viewerEvents.watchHealth, wanted.split(' ').map(Number));
    const onHealth = (sent: unknown) => {
      const { data } = scaleHealth.safeParse(sent);
      if (data) setKnown((before) => new Map(before).set(data.scaleId, data));
    };
    live.on(viewerEvents.health, onHealth);
    live.on('connect', watch);
    if (live.connected) watch();
    return () => {
      live.off(viewerEvents.health, onHealth);
      live.off('connect', watch);
    };
  }, [wanted]);
  return known;
}
