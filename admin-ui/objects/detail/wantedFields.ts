import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const eventName = 'keja:wantedFields';

interface Wanted {
  readonly recordId: number;
  readonly names: readonly string[];
  /** The message for each of these fields. */
  readonly message: string;
}

/** Asks the form of a record, elsewhere on the page, to mark fields that an action needs. */
export function wantFields(wanted: Wanted): void {
  window.dispatchEvent(new CustomEvent<Wanted>(eventName, { detail: wanted }));
}

/** Calls `act` when the fields of this record are wanted. */
function useWanted(recordId: number | undefined, act: (wanted: Wanted) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const hear = (event: Event): void => {
      const { detail } = event as CustomEvent<Wanted>;
      if (detail.recordId === recordId) latest.current(detail);
    };
    window.addEventListener(eventName, hear);
    return () => window.removeEventListener(eventName, hear);
  }, [recordId]);
}

/** Marks the wanted fields of this form and focuses the first one. */
export function useWantedFields(recordId: number | undefined): void {
  const form = useFormContext();
  useWanted(recordId, ({ names, message }) => {
    for (const [index, name] of names.entries())
      form.setError(name, { type: 'wanted', message }, { shouldFocus: index === 0 });
  });
}

/** How often fields of this record were wanted: each time, a hidden tab with one of them opens. */
export function useTimesWanted(recordId: number | undefined): number {
  const [times, setTimes] = useState(0);
  useWanted(recordId, () => setTimes((before) => before + 1));
  return times;
}
