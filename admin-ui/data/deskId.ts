const deskKey = 'keja.desk';

/** The id of this window: one person may have two desks open, and each holds its own trucks. */
export function deskId(): string {
  const storedId = sessionStorage.getItem(deskKey);
  if (storedId) return storedId;
  const newId = crypto.randomUUID();
  sessionStorage.setItem(deskKey, newId);
  return newId;
}
