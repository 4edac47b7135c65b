import { isReference } from '#domain/kernel/record.ts';

/** The filter for the records offered in a field: with one tick, without another, without some values, and with others. */
export function offered(
  where?: string,
  without?: string,
  not: Readonly<Record<string, readonly string[]>> = {},
  like: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    ...(where ? { [where]: true } : {}),
    ...(without ? { [without]: false } : {}),
    ...Object.fromEntries(Object.entries(not).map(([field, values]) => [field, { notInList: values }])),
    ...like,
  };
}

/** What the fields beside a reference say about the records that it offers; an empty field says nothing. */
export function likeValues(
  like: Readonly<Record<string, string>>,
  valueOf: (name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(like).flatMap(([field, beside]): [string, unknown][] => {
      const value = valueOf(beside);
      if (isReference(value)) return [[field, value.id]];
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
}
