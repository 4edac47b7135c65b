const storedUnder = 'keja.person';

/** Whose things the page shows: the id of who has signed in at this browser last. */
export const personHere = (): string | null => localStorage.getItem(storedUnder);

export const rememberPerson = (id: number): void => localStorage.setItem(storedUnder, String(id));
