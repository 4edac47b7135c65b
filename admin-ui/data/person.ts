const storedUnder = 'keja.person';

/** The id of the person who signed in last in this browser: locally stored data belong to them. */
export function personHere(): string | null {
  return localStorage.getItem(storedUnder);
}

export function rememberPerson(id: number): void {
  return localStorage.setItem(storedUnder, String(id));
}
