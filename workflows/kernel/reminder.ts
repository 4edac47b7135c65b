import { condition } from '@temporalio/workflow';

/** Waits for a message or for the next reminder; true if the reminder comes first. Without a reminder, waits for a message. */
export async function reminderFalls(
  reminder: { readonly at: string } | null,
  hasMail: () => boolean,
): Promise<boolean> {
  if (reminder) return !(await condition(hasMail, Math.max(1, Date.parse(reminder.at) - Date.now())));
  await condition(hasMail);
  return false;
}
