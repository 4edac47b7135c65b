import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** What is wrong in the fields of a dialog, by field. */
export type Faults = Readonly<Record<string, string>>;

interface FaultsOfFields {
  readonly faults: Faults;
  /** Shows these errors, and gives the first wrong field the focus. */
  readonly setFaults: (faults: Faults) => void;
  /** Removes the error of a field once somebody types there. */
  readonly forget: (field: string) => void;
  /** The element around the fields. */
  readonly fields: RefObject<HTMLDivElement | null>;
}

/** Keeps the errors of a dialog's fields. */
export function useFaults(): FaultsOfFields {
  const [faults, showFaults] = useState<Faults>({});
  const fields = useRef<HTMLDivElement>(null);
  /** Whether the errors were just set. When one is removed, the others must not take the focus from the person who types. */
  const areNew = useRef(false);
  useEffect(() => {
    if (!areNew.current) return;
    areNew.current = false;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const setFaults = useCallback((newFaults: Faults) => {
    areNew.current = Object.keys(newFaults).length > 0;
    showFaults(newFaults);
  }, []);
  const forget = (field: string) => showFaults(({ [field]: _gone, ...others }) => others);
  return { faults, setFaults, forget, fields };
}
