import { useQueryClient } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { refusedField } from '../data/refusedField.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { sourceOf } from './calendarSources.ts';
import { putValues, type PutTime } from './calendarTimes.ts';
import type { CarriedRecord } from './useCalendarEvents.ts';

/**
 * Returns a function that writes the new time of an event and offers a button to undo it. A refusal is shown. The promise
 * resolves when the event has been read again.
 */
export function usePutEvent() {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const readAgain = () => client.invalidateQueries({ queryKey: ['calendar page'] });

  return async ({ source, record }: CarriedRecord, put: PutTime): Promise<void> => {
    const object = objects[sourceOf(source).object];
    const values = putValues(sourceOf(source), put);
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
    // `refusedField` adds the name of the field to its message, because the calendar does not show the field.
    const refuse = (refused: unknown) => notifyError(refusedField(language, object, refused));
    const takeBack = (updatedAt: string) =>
      void recordCalls
        .write(object, record.id, { ...before, updatedAt })
        .catch(refuse)
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
      refuse(refused);
    } finally {
      await readAgain();
    }
  };
}
