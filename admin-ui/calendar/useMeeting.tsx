import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useOwnCalendars } from './useOwnCalendars.ts';

const CreateDialog = lazy(() => import('../objects/fields/CreateDialog.tsx'));

type Named = readonly { readonly id: number; readonly name: string }[];

interface MeetingOf {
  readonly me: number | undefined;
  readonly people: Named;
  readonly calendars: Named;
  readonly minutes: number;
}

/** What is asked for the meeting, after its title. */
const asks = ['calendar', 'start', 'end', 'description'] as const;

/** A meeting of the chosen people at a free time: in the first chosen calendar that one may write, else in one's own. */
export function useMeeting({ me, people, calendars, minutes }: MeetingOf) {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const own = useOwnCalendars();
  const { data: meta } = useObjectMeta('calendarEvent');
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>();

  const begin = async ({ from }: TimeSpan): Promise<void> => {
    if (!meta?.canCreate) return;
    const chosen = calendars.find(({ id }) => own.mayWrite(id));
    const calendar = chosen ? { id: chosen.id, presentation: chosen.name } : await own.writable();
    setValues({
      ...blankValues(meta),
      calendar,
      start: from,
      end: new Date(Date.parse(from) + minutes * 60_000).toISOString(),
      attendees: people
        .filter(({ id }) => id !== me)
        .map(({ id, name }) => ({ user: { id, presentation: name } })),
    });
  };
  const dialog: ReactNode = values && meta && (
    <Suspense fallback={null}>
      <CreateDialog
        meta={meta}
        values={values}
        asks={asks}
        make={async (written) => {
          const made = await recordCalls.create(meta, payloadOf(meta, written));
          setValues(undefined);
          notify(text('freeTimes.made', { what: String(made.presentation) }), { type: 'success' });
          await client.invalidateQueries({ queryKey: ['free times'] });
        }}
        onClose={() => setValues(undefined)}
      />
    </Suspense>
  );
  return { dialog, ask: (free: TimeSpan): void => void begin(free).catch(notifyError) };
}
