import { failFields } from '#domain/kernel/fail.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { additionalName, noParameters } from '#domain/kernel/parameter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { parseParameters } from '#domain/kernel/validation.ts';
import { lockParameters } from '../parameters.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from './hooks.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Merges the values sent for a record's additional parameters into the stored ones, and writes the result into the draft: a key
 * that is not sent keeps its value, null removes it. If a parameter is no longer offered, its stored value may be sent back
 * unchanged or removed, but not changed.
 * @throws validation_failed naming each key that is unknown and each value of another type
 */
export async function mergeAdditional(
  tx: Sql,
  declaration: Declaration,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<void> {
  const sent = draft[additionalName];
  if (sent === undefined || sent === null) return;
  if (!isKeyed(sent)) throw failFields([{ field: additionalName, code: 'invalid_type' }]);
  const stored = isKeyed(before?.additional) ? before.additional : {};
  const changes = Object.entries(sent).filter(([key, value]) => !isSame(value, valueAt(stored, key)));
  const filled = changes.filter(([, value]) => value !== null);
  draft[additionalName] = filledOf({
    ...stored,
    ...Object.fromEntries(changes),
    ...(await parseChanges(tx, declaration, Object.fromEntries(filled))),
  });
}

const parseChanges = async (tx: Sql, { name }: Declaration, changes: Values): Promise<Values> => {
  const keys = Object.keys(changes);
  const parameters = keys.length > 0 ? await lockParameters(tx, name, keys) : noParameters;
  const { values, errors } = parseParameters(parameters, changes);
  if (errors.length > 0) throw failFields(errors);
  return values;
};

const isKeyed = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (values: Values, key: string): unknown => (Object.hasOwn(values, key) ? values[key] : null);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Null where no key is left, so that a record without values looks like one that never had any. */
const filledOf = (values: Values): Values | null => {
  const filled = Object.entries(values).filter(([, value]) => value !== null);
  return filled.length > 0 ? Object.fromEntries(filled) : null;
};
