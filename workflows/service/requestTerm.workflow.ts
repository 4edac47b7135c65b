import { continueAsNew, setCurrentDetails, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { reminderComesFirst } from '../kernel/reminder.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { RequestTermActivities, TermReading } from './requestTerm.activities.ts';
import { requestTermChanged, type RequestTermInput } from './requestTerm.messages.ts';

const db = databasePort<RequestTermActivities>();

/**
 * Notifies people of the term of one request or interaction, until nothing more comes. The record alone says when: the workflow
 * carries no state, so a change is read again and never merged.
 */
export async function requestTerm(input: Continued<RequestTermInput, undefined>): Promise<void> {
  const { object, id } = input;
  let changes = 0;
  setHandler(requestTermChanged, () => {
    changes += 1;
  });
  for (;;) {
    const changesSeen = changes;
    const isChanged = () => changes !== changesSeen;
    const reading = await db.readTerm({ object, id });
    show(reading);
    const { noticeAt } = reading;
    // The record was changed while it was read: it is read again.
    if (isChanged()) continue;
    if (noticeAt === null) return;
    if (await reminderComesFirst({ at: noticeAt }, isChanged))
      await db.giveTermNotices({ object, id, due: noticeAt });
    if (shouldContinueAsNew(input)) await continueAsNew<typeof requestTerm>(input);
  }
}

/** Sets what people see in the Temporal UI. */
const show = ({ noticeAt }: TermReading): void => {
  upsertSearchAttributes([
    { key: searchKeys.stage, value: noticeAt === null ? 'over' : 'waiting' },
    { key: searchKeys.dueAt, value: noticeAt === null ? null : new Date(noticeAt) },
  ]);
  setCurrentDetails(noticeAt === null ? 'nothing more comes' : `tells at ${noticeAt}`);
};
