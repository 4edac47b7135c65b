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
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/** What decides where the values of a parameter stand and how they are read. */
const lasting = ['model', 'predefinedName', 'type'] as const;

/**
 * A parameter belongs to a declared object and has a key of its own there. Once a record has a value of it, its
 * object, key and type stay; while a value stands, it is not removed. Each has its indexes, made with it.
 */
export const additionalParameterHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, registry }) => {
    const next: Draft = { ...before, ...draft };
    const model = String(next.model);
    if (!registry.has(model)) throw failFields([{ field: 'model', code: 'invalid_value' }]);
    await lockOf(model).execute(tx.sql);
    if (next.predefinedName === null || next.predefinedName === undefined)
      draft.predefinedName = before?.predefinedName ?? (await newKey(tx.sql, model, String(next.name)));
    else if (!isParameterKey(String(next.predefinedName)))
      throw failFields([{ field: 'predefinedName', code: 'invalid_value', params: { format: 'camelCase' } }]);
    if (before) await keepWhatLasts(tx.sql, before, { ...next, ...draft });
  },
  afterWrite: async (parameter, before, { tx }) => {
    if (before && lasting.every((name) => before[name] === parameter[name])) return;
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

/** One at a time for each object, or two would find the same key free. */
const lockOf = (model: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`additionalParameter ${model}`}))`;

const newKey = async (tx: Sql, model: string, name: string): Promise<string> => {
  const { rows } = await sql<{ key: string }>`
    select predefined_name as key from additional_parameter where model = ${model}`.execute(tx);
  const taken = new Set(rows.map(({ key }) => key));
  return freeKey(keyOfName(name), (key) => taken.has(key));
};

const keepWhatLasts = async (tx: Sql, before: AnyRecord, next: Draft): Promise<void> => {
  const changed = lasting.filter((name) => next[name] !== before[name]);
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
 * With the id behind it, as lists sort; and by trigrams for pieces of a text. Long texts have the second alone: they
 * would not fit into the first. A statement that makes an index takes no parameters, and a key is a plain word.
 */
const createIndexes = async (tx: Sql, parameter: AnyRecord): Promise<void> => {
  const field = parameterFields[parameter.type as ParameterType];
  const key: RawBuilder<unknown> = sql.lit(String(parameter.predefinedName));
  const value = sql`(${parameterColumn(sql.ref('additional'), key, field)})`;
  const table = sql.table(tableWith(parameter));
  if (field.type === 'text')
    await sql`create index ${sql.ref(searchIndexName(parameter.id))} on ${table} using gin (${value} gin_trgm_ops)`.execute(
      tx,
    );
  if (field.type !== 'text' || !field.multiline)
    await sql`create index ${sql.ref(indexName(parameter.id))} on ${table} (${value}, id)`.execute(tx);
};

const dropIndexes = async (tx: Sql, id: number): Promise<void> => {
  await sql`drop index if exists ${sql.ref(indexName(id))}, ${sql.ref(searchIndexName(id))}`.execute(tx);
};
