const deskKey = 'keja.desk';

/** The id of this window: one person may have two desks open, and each holds its own trucks. */
export function deskId(): string {
  const known = sessionStorage.getItem(deskKey);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(deskKey, made);
  return made;
}
