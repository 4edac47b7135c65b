/** The address of the form for a new record, with values that it begins with (`fill`, read by `ObjectCreate`). */
export function newRecordAt(path: string, values: Readonly<Record<string, unknown>>): string {
  return `/${path}/create?fill=${encodeURIComponent(JSON.stringify(values))}`;
}
