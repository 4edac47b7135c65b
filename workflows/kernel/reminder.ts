import { condition } from '@temporalio/workflow';

/** Waits for mail or for the next reminder, whichever comes first; true when it is the reminder. */
export const reminderFalls = async (
  reminder: { readonly at: string } | null,
  hasMail: () => boolean,
): Promise<boolean> => {
  if (reminder) return !(await condition(hasMail, Math.max(1, Date.parse(reminder.at) - Date.now())));
  await condition(hasMail);
  return false;
};
