import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const event = 'keja:wantedFields';

interface Wanted {
  readonly recordId: number;
  readonly names: readonly string[];
  /** The message for each of these fields. */
  readonly message: string;
}

/** Asks the form of a record, elsewhere on the page, to mark fields that an action needs. */
export function wantFields(wanted: Wanted): void {
  window.dispatchEvent(new CustomEvent<Wanted>(event, { detail: wanted }));
}

/** Marks the wanted fields of this form and focuses the first one. */
export function useWantedFields(recordId: number | undefined): void {
  const form = useFormContext();
  useEffect(() => {
    const mark = (asked: Event): void => {
      const { names, message, ...wanted } = (asked as CustomEvent<Wanted>).detail;
      if (wanted.recordId !== recordId) return;
      for (const [index, name] of names.entries())
        form.setError(name, { type: 'wanted', message }, { shouldFocus: index === 0 });
    };
    window.addEventListener(event, mark);
    return () => window.removeEventListener(event, mark);
  }, [form, recordId]);
}
