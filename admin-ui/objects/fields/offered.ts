/** The filter for the records offered in a field: with one tick, without another, and without some values. */
export function offered(
  where?: string,
  without?: string,
  not: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, unknown>> {
  return {
    ...(where ? { [where]: true } : {}),
    ...(without ? { [without]: false } : {}),
    ...Object.fromEntries(Object.entries(not).map(([field, values]) => [field, { notInList: values }])),
  };
}
