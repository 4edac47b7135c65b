/** The object without the members that are undefined: what was not sent is then neither stored nor passed on. */
export function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The type of `Object.fromEntries` does not tell which members are left.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
