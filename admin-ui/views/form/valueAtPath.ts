import { additionalName } from '#domain/kernel/parameter.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a record holds at a path of its view: a parameter's value, or what was looked up behind a reference. */
export function valueAtPath(record: Values, path: string): unknown {
  if (path in record || !path.startsWith(`${additionalName}.`)) return record[path];
  return (record[additionalName] as Values | null)?.[path.slice(additionalName.length + 1)];
}
