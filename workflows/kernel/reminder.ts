import { condition } from '@temporalio/workflow';

/** Waits for a message or for the next reminder; true if the reminder comes first. Without a reminder, waits for a message. */
export async function reminderComesFirst(
  reminder: { readonly at: string } | null,
  hasMessage: () => boolean,
): Promise<boolean> {
  if (!reminder) {
    await condition(hasMessage);
    return false;
  }
  // At least 1 ms, because Temporal treats a wait of 0 in another way.
  const waitMs = Math.max(1, Date.parse(reminder.at) - Date.now());
  return !(await condition(hasMessage, waitMs));
}
