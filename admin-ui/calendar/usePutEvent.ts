import { useQueryClient } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyRefused } from '../parts/useNotifyRefused.ts';
import { sourceOf } from './calendarSources.ts';
import { putValues, type PutTime } from './calendarTimes.ts';
import type { CarriedRecord } from './useCalendarEvents.ts';

/**
 * Returns a function that writes the new time of an event and offers a button to undo it. A refusal is shown. The promise
 * resolves when the event has been read again.
 */
export function usePutEvent() {
  const text = useText();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyRefused = useNotifyRefused();
  const readAgain = () => client.invalidateQueries({ queryKey: ['calendar page'] });

  return async ({ source, record }: CarriedRecord, put: PutTime): Promise<void> => {
    const object = objects[sourceOf(source).object];
    const values = putValues(sourceOf(source), put);
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
    const showRefusal = (refused: unknown) => notifyRefused(object, refused);
    const takeBack = (updatedAt: string) =>
      void recordCalls
        .write(object, record.id, { ...before, updatedAt })
        .catch(showRefusal)
        .finally(() => void readAgain());
    try {
      const { updatedAt } = await recordCalls.write(object, record.id, {
        ...values,
        updatedAt: record.updatedAt,
      });
      notifyDone(text('calendarPage.moved', { what: String(record.presentation) }), () =>
        takeBack(updatedAt),
      );
    } catch (refused) {
      showRefusal(refused);
    } finally {
      await readAgain();
    }
  };
}
