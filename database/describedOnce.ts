import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import type { Answer, Query, Statement, Wire } from './wire.ts';

/** What `pg` makes of the description of an answer: its columns, how each is parsed, and an empty row. */
interface Shape {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** The parts of a query that `pg` does not declare. */
interface Described {
  new (
    statement: Statement & { readonly queryMode?: 'extended' },
    done: (error: Error | undefined, result: QueryResult | QueryResult[]) => void,
  ): {
    readonly name: string | undefined;
    _result: Shape;
    _getRows(connection: Wire): void;
    prepare(connection: Wire): void;
    handleRowDescription(message: { readonly fields: readonly unknown[] }): void;
    handleDataRow(message: unknown): void;
  };
}

/** The shapes of the prepared statements of a connection, and the connection without asking for descriptions. */
interface ShapeCache {
  readonly shapes: Map<string, Shape>;
  readonly undescribed: Wire;
}
const cacheOf = new WeakMap<Wire, ShapeCache>();

/**
 * A statement that asks Postgres to describe its answer only when its connection executes it for the first time. Postgres
 * refuses a prepared statement whose answer would have other columns or types by now, so that a description stays true.
 */
export class DescribedOnce extends (pg.Query as unknown as Described) {
  #cache: ShapeCache | undefined;
  #shape: Shape | undefined;

  override prepare(connection: Wire): void {
    this.#cache = cacheOf.get(connection);
    this.#shape = this.name === undefined ? undefined : this.#cache?.shapes.get(this.name);
    super.prepare((this.#shape && this.#cache?.undescribed) ?? connection);
  }

  override handleRowDescription(message: { readonly fields: readonly unknown[] }): void {
    super.handleRowDescription(message);
    if (this.name === undefined) return;
    const { _result: result } = this;
    const { fields, _parsers, _prebuiltEmptyResultObject } = result;
    this.#cache?.shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleDataRow(message: unknown): void {
    if (this.#shape) {
      // Begins the answer, as the description that was not asked for would have done.
      super.handleRowDescription({ fields: [] });
      const { _result: result } = this;
      Object.assign(result, this.#shape);
      this.#shape = undefined;
    }
    super.handleDataRow(message);
  }
}

/** Lets the connections of a pool describe the answer of a statement with a name once, and not at each execution. */
export function describeOnce(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const { connection } = client as unknown as { readonly connection: Wire };
    // The same connection, but its `describe` sends nothing.
    const undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Wire;
    cacheOf.set(connection, { shapes: new Map(), undescribed });
    const query = client.query.bind(client) as unknown as Query;
    const described: Query = (statement, ...rest) =>
      isNamed(statement) ? queryDescribedOnce(query, statement) : query(statement, ...rest);
    client.query = described as unknown as PoolClient['query'];
  });
}

/** A statement with `submit` sends itself, and is sent as it is. */
const isNamed = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);

const queryDescribedOnce = (query: Query, statement: Statement): Answer =>
  new Promise((resolve, reject) => {
    void query(
      new DescribedOnce(statement, (error, results) =>
        error ? reject(error) : resolve([results].flat()[0] as QueryResult),
      ),
    );
  });
