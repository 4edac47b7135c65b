import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dayAfter } from '#domain/kernel/warsawDay.ts';
import { useText } from '../i18n/useText.ts';
import { useFaults } from '../parts/useFaults.ts';

/** The period of a copy, and whether the list that is copied ends on the day before its copy begins. */
export function useCopiedPeriod(list: AnyRecord) {
  const text = useText();
  const [period, setPeriod] = useState(() => ({
    // A list for the next period begins on the day after this one ends.
    beginDate: typeof list.endDate === 'string' ? dayAfter(list.endDate) : '',
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
