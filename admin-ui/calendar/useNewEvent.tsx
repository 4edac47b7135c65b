import { useQueryClient } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { businessZone } from '#domain/kernel/time.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { sourceOf } from './calendarSources.ts';
import { putValues, type PutTime } from './calendarTimes.ts';
import type { OwnCalendars } from './useOwnCalendars.ts';

const CreateDialog = lazy(() => import('../objects/fields/CreateDialog.tsx'));

/** The next full hour, for an hour. */
export function nextHour(): PutTime {
  const start = DateTime.now().setZone(businessZone).startOf('hour').plus({ hours: 1 });
  return { start: start.toISO() ?? '', end: start.plus({ hours: 1 }).toISO(), allDay: false };
}

/** What is asked for a new event, after its title. */
const asks = ['calendar', 'start', 'end', 'allDay', 'repeats', 'description'] as const;

/** Asks for a new event at a time; it goes into a calendar that the person may write. */
export function useNewEvent(calendars: OwnCalendars) {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { data: meta } = useObjectMeta('calendarEvent');
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>();
  const ask = (marked: PutTime): void => {
    if (!meta?.canCreate) return;
    calendars
      .writable()
      .then((calendar) =>
        setValues({ ...blankValues(meta), calendar, ...putValues(sourceOf('calendarEvents'), marked) }),
      )
      .catch(notifyError);
  };
  const dialog: ReactNode = values && meta && (
    <Suspense fallback={null}>
      <CreateDialog
        meta={meta}
        values={values}
        asks={asks}
        make={async (written) => {
          await recordCalls.create(meta, payloadOf(meta, written));
          setValues(undefined);
          await client.invalidateQueries({ queryKey: ['calendar page'] });
        }}
        onClose={() => setValues(undefined)}
      />
    </Suspense>
  );
  return { ask, dialog, canCreate: meta?.canCreate === true };
}
