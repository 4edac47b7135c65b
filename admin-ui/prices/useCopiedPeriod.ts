import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { useFaults } from '../parts/useFaults.ts';

/** The day after the last one of a list, where a list for the next period begins. */
const dayAfter = (day: unknown): string => {
  if (typeof day !== 'string') return '';
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** The period of a copy, and whether the list that is copied ends on the day before its copy begins. */
export function useCopiedPeriod(list: AnyRecord) {
  const text = useText();
  const [period, setPeriod] = useState(() => ({
    beginDate: dayAfter(list.endDate),
    endDate: '',
    endsThis: true,
  }));
  const { faults, setFaults, forget, fields } = useFaults();
  const change = (changed: Partial<typeof period>): void => {
    if (changed.beginDate !== undefined) forget('beginDate');
    setPeriod((before) => ({ ...before, ...changed }));
  };
  /** Says at its field that the first day is missing. */
  const isComplete = (): boolean => {
    if (period.beginDate === '') setFaults({ beginDate: text('common.required') });
    return period.beginDate !== '';
  };
  return { period, change, faults, fields, isComplete };
}

export type Copied = ReturnType<typeof useCopiedPeriod>;
