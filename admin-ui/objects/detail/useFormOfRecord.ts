import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { differs } from './merge.ts';
import { useColleagues, useRecordMerge } from './useColleagues.ts';
import { useHeldForm } from './useHeldForm.ts';
import { useTakenValues } from './useTakenValues.ts';
import { useWantedFields } from './wantedFields.ts';

type Values = Readonly<Record<string, unknown>>;
const none: readonly string[] = [];

export interface FormRecordProps {
  readonly meta: ObjectMeta;
  /** The initial values of a new record. */
  readonly defaultValues?: Values;
  /** Whether the new record is a copy of another. */
  readonly isCopy?: boolean;
  /** The present record; absent for a new one. */
  readonly record?: AnyRecord;
  /** Fields that are sums of the record's parts. */
  readonly sums?: readonly string[];
}

/** Connects the form around it with its draft, with the changes of colleagues, and with the values that other records give. */
export function useFormOfRecord({
  meta,
  defaultValues,
  isCopy = false,
  record,
  sums = none,
}: FormRecordProps) {
  const form = useFormContext();
  const names = useMemo(() => meta.fields.filter(isKept).map(({ name }) => name), [meta]);
  const colleagues = useColleagues(meta, record);
  /** The values of a new record before somebody typed. */
  const untouched = useRef<Values>(defaultValues ?? {});
  const heldForm = useHeldForm({
    names,
    base: () => colleagues.base.current,
    differs: (values) => differs(meta, colleagues.base.current ?? untouched.current, values),
  });
  useRecordMerge(colleagues, record, heldForm);
  // A value that was typed before the field became a sum must not be sent.
  useEffect(() => {
    for (const path of sums) form.setValue(path, colleagues.base.current?.[path] ?? null);
  }, [sums, form, colleagues.base]);
  // A copy or a restored draft has its values already: other records fill its fields only when they are chosen from now on.
  const isBegun = isCopy || heldForm.restored !== undefined;
  useTakenValues({ meta, isEnabled: !record && heldForm.ready, isBegun, untouched });
  useWantedFields(record?.id);

  /** From now on, only what differs from these values counts as typed. */
  const restart = useCallback((values: Values): void => {
    untouched.current = values;
  }, []);
  return { heldForm, colleagues, restart };
}

/** A secret is never stored in the browser; it must be typed again. */
const isKept = ({ readOnly, secret }: ObjectMeta['fields'][number]): boolean => !readOnly && !secret;
