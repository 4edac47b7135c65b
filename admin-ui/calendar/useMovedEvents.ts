import type { EventInput } from '@fullcalendar/core';
import { useState } from 'react';
import type { PutTime } from './calendarTimes.ts';

interface Moved {
  readonly id: string;
  readonly put: PutTime;
}

/** Shows events where they were put by hand until their new times have been read. Until then they cannot be moved again. */
export function useMovedEvents(events: readonly EventInput[]) {
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const shown = events.map((event): EventInput => {
    const put = moved.find(({ id }) => id === event.id)?.put;
    return put ? { ...event, ...put, end: put.end ?? undefined, editable: false } : event;
  });
  /** Returns a function that shows the event at its recorded time again. */
  const hold = (id: string, put: PutTime): (() => void) => {
    const entry = { id, put };
    setMoved((before) => [...before, entry]);
    return () => setMoved((before) => before.filter((each) => each !== entry));
  };
  return { shown, hold };
}
