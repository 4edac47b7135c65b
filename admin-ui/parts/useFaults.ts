import { useEffect, useRef, useState, type RefObject } from 'react';

/** What is wrong in the fields of a dialog, by field. */
export type Faults = Readonly<Record<string, string>>;

interface FaultsOfFields {
  readonly faults: Faults;
  readonly setFaults: (faults: Faults) => void;
  /** Removes the error of a field once somebody types there. */
  readonly forget: (field: string) => void;
  /** The element around the fields: the first wrong field in it gets the focus. */
  readonly fields: RefObject<HTMLDivElement | null>;
}

/** Keeps the errors of a dialog's fields. */
export function useFaults(): FaultsOfFields {
  const [faults, setFaults] = useState<Faults>({});
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const forget = (field: string) => setFaults(({ [field]: _gone, ...others }) => others);
  return { faults, setFaults, forget, fields };
}
