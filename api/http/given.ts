/** The members that are not undefined. */
export function given<T extends object>(said: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as never;
}
