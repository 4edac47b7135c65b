import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useEventDialog } from './useEventDialog.tsx';
import { useOwnCalendars } from './useOwnCalendars.ts';

type Named = readonly { readonly id: number; readonly name: string }[];

interface MeetingOptions {
  /** The signed-in person, who is not listed among the guests of their own meeting. */
  readonly me: number | undefined;
  /** The chosen people and calendars. */
  readonly people: Named;
  readonly calendars: Named;
  /** The length of the meeting; a free time may be longer, and only its begin is used. */
  readonly minutes: number;
}

/** The fields that the dialog asks for after the title. */
const asks = ['calendar', 'start', 'end', 'description'] as const;

/**
 * Asks for a meeting of the chosen people at a free time. It goes into the first chosen calendar that the person may write,
 * otherwise into one of their own.
 */
export function useMeeting({ me, people, calendars, minutes }: MeetingOptions) {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const ownCalendars = useOwnCalendars();
  const { dialog, open, canCreate } = useEventDialog({
    asks,
    onMade: async (what) => {
      notify(text('freeTimes.made', { what }), { type: 'success' });
      await client.invalidateQueries({ queryKey: ['free times'] });
    },
  });

  const begin = async ({ from }: TimeSpan): Promise<void> => {
    if (!canCreate) return;
    const chosenCalendar = calendars.find(({ id }) => ownCalendars.mayWrite(id));
    const calendar = chosenCalendar
      ? { id: chosenCalendar.id, presentation: chosenCalendar.name }
      : await ownCalendars.writable();
    open({
      calendar,
      start: from,
      end: new Date(Date.parse(from) + minutes * 60_000).toISOString(),
      attendees: people
        .filter(({ id }) => id !== me)
        .map(({ id, name }) => ({ user: { id, presentation: name } })),
    });
  };
  return { dialog, ask: (free: TimeSpan): void => void begin(free).catch(notifyError) };
}
