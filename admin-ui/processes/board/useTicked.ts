import { useState } from 'react';
import { objects } from '#domain/objects.ts';
import { everyMatch } from '../../objects/list/bulk/everyMatch.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { runningOf } from './useInstances.ts';

/** `everyMatch` reports its progress and can be stopped; here neither is needed. */
const unwatched = { onProgress: () => {}, signal: new AbortController().signal };

/** The selected processes: on any page, or all running ones. */
export function useTicked(definitionId: number, stageId: number | undefined) {
  const notifyError = useNotifyError();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const tick = (ids: readonly number[], isTicked: boolean) =>
    setTicked((before) => {
      const others = before.filter((id) => !ids.includes(id));
      return isTicked ? [...others, ...ids] : others;
    });
  const tickEvery = () =>
    everyMatch(objects.bpExemplar.path, runningOf(definitionId, stageId), unwatched).then(
      (every) => setTicked(every.map(({ id }) => id)),
      notifyError,
    );
  return { ticked, tick, tickEvery, clear: () => setTicked([]) };
}
