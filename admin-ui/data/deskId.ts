import { newRequestId } from '#domain/kernel/requestId.ts';

const deskKey = 'keja.desk';

/** The id of this window: one person may have two desks open, and each holds its own trucks. */
export function deskId(): string {
  const storedId = sessionStorage.getItem(deskKey);
  if (storedId) return storedId;
  // As random as the id of a request, and made where `crypto.randomUUID` is missing, too.
  const newId = newRequestId();
  sessionStorage.setItem(deskKey, newId);
  return newId;
}
