import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { searchKeys } from '../searchAttributes.ts';
import type { ReminderReading } from './reminder.activities.ts';

export function reminderAttributes({ nextAt }: ReminderReading): SearchAttributeUpdatePair[] {
  return [
    { key: searchKeys.stage, value: nextAt === null ? 'over' : 'waiting' },
    { key: searchKeys.dueAt, value: nextAt === null ? null : new Date(nextAt) },
  ];
}

/** One line of text about the reminder for the Temporal UI; its words are a person's own and are not shown. */
export function reminderDetails({ nextAt }: ReminderReading): string {
  return nextAt === null ? 'nothing more comes' : `comes at ${nextAt}`;
}
