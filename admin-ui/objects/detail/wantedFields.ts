import { useEffect } from 'react';
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

/** Marks the wanted fields of this form and focuses the first one. */
export function useWantedFields(recordId: number | undefined): void {
  const form = useFormContext();
  useEffect(() => {
    const mark = (event: Event): void => {
      const { names, message, recordId: wantedId } = (event as CustomEvent<Wanted>).detail;
      if (wantedId !== recordId) return;
      for (const [index, name] of names.entries())
        form.setError(name, { type: 'wanted', message }, { shouldFocus: index === 0 });
    };
    window.addEventListener(eventName, mark);
    return () => window.removeEventListener(eventName, mark);
  }, [form, recordId]);
}
