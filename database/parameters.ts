import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import { noParameters, type Parameter, type Parameters } from '#domain/kernel/parameter.ts';
import { parameterFields, type ParameterType } from '#domain/platform/additionalParameter.rules.ts';
import type { Sql } from './sql.ts';

interface Row {
  /** The name of the object that the parameter was added to. */
  readonly model: string;
  /** The name of the parameter in `additional` and in paths. */
  readonly key: string;
  readonly name: string;
  readonly type: ParameterType;
  readonly lang: Partial<Record<Language, string>> | null;
  readonly hidden: boolean;
}

/**
 * The additional parameters that this process knows, so that paths can be parsed without a query. `refresh` is called at
 * every announced change and before anything that names a parameter is parsed: so a parameter that any process has just
 * added is known.
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
      [...Map.groupBy(rows, ({ model }) => model)].map(([model, parameters]) => [model, byKey(parameters)]),
    );
  }
}

/**
 * Reads the parameters of an object whose values are about to be written and locks them until the transaction ends, so that
 * neither their type nor their key can change meanwhile.
 */
export async function lockParameters(tx: Sql, object: string, keys: readonly string[]): Promise<Parameters> {
  const wanted = sql`model = ${object} and not marked_to_delete and predefined_name in (${sql.join(keys)})`;
  return byKey(await rowsOf(tx, sql`${wanted} order by id for share`));
}

/** @param condition SQL after `where`, to which an order and a lock may be added */
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
