import { additionalName } from '#domain/kernel/parameter.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The value of a record at a path of its view. What was looked up behind a reference is under a key that is its whole path
 * (`customer.currency`). A parameter (`additional.colour`) is there too in the rows of a list; a whole record has it in
 * `additional`.
 */
export function valueAtPath(record: Values, path: string): unknown {
  if (path in record || !path.startsWith(`${additionalName}.`)) return record[path];
  return (record[additionalName] as Values | null)?.[path.slice(additionalName.length + 1)];
}
