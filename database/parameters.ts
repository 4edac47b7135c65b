import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import { noParameters, type Parameter, type Parameters } from '#domain/kernel/parameter.ts';
import { parameterFields, type ParameterType } from '#domain/platform/additionalParameter.rules.ts';
import type { Sql } from './sql.ts';

interface Row {
  readonly model: string;
  readonly key: string;
  readonly name: string;
  readonly type: ParameterType;
  readonly lang: Partial<Record<Language, string>> | null;
  readonly hidden: boolean;
}

/**
 * The additional parameters as one process knows them, so that paths can be parsed without asking. `refresh` is
 * called at every announcement of a change, and before whatever names a parameter is parsed: then nobody misses one
 * that was added a moment ago, wherever it was added.
 */
export class KnownParameters {
  readonly #sql: Sql;
  #byModel: ReadonlyMap<string, Parameters> = new Map();

  constructor(connection: Sql) {
    this.#sql = connection;
  }

  readonly of = (object: string): Parameters => this.#byModel.get(object) ?? noParameters;

  async refresh(): Promise<void> {
    const rows = await rowsOf(this.#sql, sql`true`);
    this.#byModel = new Map(
      [...Map.groupBy(rows, ({ model }) => model)].map(([model, own]) => [model, byKey(own)]),
    );
  }
}

/**
 * Those of an object's parameters whose values are about to be written, as the database has them now and will have
 * them until the transaction ends: what is held here can change neither its type nor its key.
 */
export const heldParameters = async (
  tx: Sql,
  object: string,
  keys: readonly string[],
): Promise<Parameters> => {
  const wanted = sql`model = ${object} and not marked_to_delete and predefined_name in (${sql.join(keys)})`;
  return byKey(await rowsOf(tx, sql`${wanted} order by id for share`));
};

const rowsOf = async (connection: Sql, condition: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select model, predefined_name as key, name, type, lang, marked_to_delete as hidden
    from additional_parameter where predefined_name is not null and ${condition}`.execute(connection);
  return rows;
};

const byKey = (rows: readonly Row[]): Parameters =>
  new Map(
    rows.map(({ key, name, type, lang, hidden }): [string, Parameter] => [
      key,
      { key, name, hidden, field: parameterFields[type], lang: lang ?? {} },
    ]),
  );
