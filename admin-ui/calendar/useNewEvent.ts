import { useQueryClient } from '@tanstack/react-query';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { sourceOf } from './calendarSources.ts';
import { putValues, type PutTime } from './calendarTimes.ts';
import { useEventDialog } from './useEventDialog.tsx';
import type { OwnCalendars } from './useOwnCalendars.ts';

/** A span of one hour that begins at the next full hour. */
export function nextHour(): PutTime {
  const start = warsawNow().startOf('hour').plus({ hours: 1 });
  return { start: start.toISO() ?? '', end: start.plus({ hours: 1 }).toISO(), allDay: false };
}

/** The fields that the dialog asks for after the title. */
const asks = ['calendar', 'start', 'end', 'allDay', 'repeats', 'description'] as const;

/** Asks for a new event at a time; it goes into a calendar that the person may write. */
export function useNewEvent(calendars: OwnCalendars) {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { dialog, open, canCreate } = useEventDialog({
    asks,
    onMade: () => client.invalidateQueries({ queryKey: ['calendar page'] }),
  });
  const ask = (marked: PutTime): void => {
    if (!canCreate) return;
    calendars
      .writable()
      .then((calendar) => open({ calendar, ...putValues(sourceOf('calendarEvents'), marked) }))
      .catch(notifyError);
  };
  return { ask, dialog, canCreate };
}
