import { sql, type RawBuilder } from 'kysely';
import { fail, failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import {
  freeKey,
  isParameterKey,
  keyOfName,
  parameterFields,
  type ParameterType,
} from '#domain/platform/additionalParameter.rules.ts';
import { parameterColumn } from '../reading/parameterColumn.ts';
import { plainLetters } from '../schema/plainLetters.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn } from '../transaction.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/**
 * The fields that decide where the values of a parameter are stored and how they are read: `model` is the name of the object,
 * `predefinedName` the key in its `additional`.
 */
const storageFields = ['model', 'predefinedName', 'type'] as const;

/**
 * A parameter belongs to a declared object and has a unique key there. While a record has a value of it, its object, key and
 * type cannot be changed, and it cannot be removed. Its indexes are created and dropped with it.
 */
export const additionalParameterHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, registry }) => {
    const next: Draft = { ...before, ...draft };
    const { name: model } = registry.byName(String(next.model));
    // Otherwise two parameters that are made at the same moment could get the same key.
    await waitForTurn(tx, `additionalParameter ${model}`);
    if (next.predefinedName === null || next.predefinedName === undefined)
      draft.predefinedName = before?.predefinedName ?? (await newKey(tx.sql, model, String(next.name)));
    else if (!isParameterKey(String(next.predefinedName)))
      throw failFields([{ field: 'predefinedName', code: 'invalid_value', params: { format: 'camelCase' } }]);
    // `next` has no key yet if `draft` got one above.
    if (before) await mustNotMoveValues(tx.sql, before, { ...next, ...draft });
  },
  afterWrite: async (parameter, before, { tx }) => {
    if (before && storageFields.every((name) => before[name] === parameter[name])) return;
    await dropIndexes(tx.sql, parameter.id);
    await createIndexes(tx.sql, parameter);
  },
  beforeDelete: async (parameter, { tx }) => {
    if (await hasValues(tx.sql, parameter))
      throw fail('record_referenced', {
        object: 'additionalParameter',
        id: parameter.id,
        by: [String(parameter.model)],
      });
    await dropIndexes(tx.sql, parameter.id);
  },
};

const newKey = async (tx: Sql, model: string, name: string): Promise<string> => {
  const { rows } = await sql<{ key: string }>`
    select predefined_name as key from additional_parameter where model = ${model}`.execute(tx);
  const usedKeys = new Set(rows.map(({ key }) => key));
  return freeKey(keyOfName(name), (key) => usedKeys.has(key));
};

/** @throws validation_failed if a record has a value and the parameter would store or read it differently */
const mustNotMoveValues = async (tx: Sql, before: AnyRecord, next: Draft): Promise<void> => {
  const changed = storageFields.filter((name) => next[name] !== before[name]);
  if (changed.length === 0 || !(await hasValues(tx, before))) return;
  throw failFields(changed.map((field): FieldError => ({ field, code: 'parameter_in_use' })));
};

const tableWith = ({ model }: AnyRecord): string => tableOf({ name: String(model) });

const hasValues = async (tx: Sql, parameter: AnyRecord): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select 1 from ${sql.table(tableWith(parameter))}
    where additional ->> cast(${String(parameter.predefinedName)} as text) is not null) as found`.execute(tx);
  return rows[0]?.found === true;
};

const indexName = (id: number): string => `additional_parameter_${id}`;
const searchIndexName = (id: number): string => `${indexName(id)}_search`;

/**
 * Creates an index on the value and the id, by which lists sort, and a trigram index for searching in texts. Long texts get
 * only the second, because they do not fit into the first. `create index` takes no parameters, so the key is inserted as
 * a literal; it is a plain word.
 */
const createIndexes = async (tx: Sql, parameter: AnyRecord): Promise<void> => {
  const field = parameterFields[parameter.type as ParameterType];
  const key: RawBuilder<unknown> = sql.lit(String(parameter.predefinedName));
  const value = sql`(${parameterColumn(sql.ref('additional'), key, field)})`;
  const table = sql.table(tableWith(parameter));
  if (field.type === 'text')
    await sql`create index ${sql.ref(searchIndexName(parameter.id))} on ${table} using gin ((${plainLetters(value)}) gin_trgm_ops)`.execute(
      tx,
    );
  if (field.type !== 'text' || !field.multiline)
    await sql`create index ${sql.ref(indexName(parameter.id))} on ${table} (${value}, id)`.execute(tx);
};

const dropIndexes = async (tx: Sql, id: number): Promise<void> => {
  await sql`drop index if exists ${sql.ref(indexName(id))}, ${sql.ref(searchIndexName(id))}`.execute(tx);
};
