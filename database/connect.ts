import { MikroORM } from '@mikro-orm/postgresql';
import type { JsonValue } from '#domain/kernel/record.ts';
import { withParameters, type Registry } from '#domain/kernel/registry.ts';
import { registry as declared } from '#domain/objects.ts';
import { copying, type CopyRows } from './copying.ts';
import { hooks as declaredHooks } from './hooks.ts';
import { Listener } from './listen.ts';
import { KnownParameters } from './parameters.ts';
import { poolOptions, type PoolOptions } from './poolOptions.ts';
import { recordService } from './records.ts';
import type { RecordService } from './recordService.ts';
import type { Sql } from './sql.ts';
import { announce, once, outbox, type Transaction } from './transaction.ts';
import type { HookRegistry } from './writing/hooks.ts';
import { createSecretBox, type SecretBox } from './writing/secrets.ts';

export interface ConnectOptions extends PoolOptions {
  /** The key for what is stored encrypted; the same in every process. */
  readonly secretKey: string;
  /** The previous key, if it was changed. */
  readonly secretKeyBefore?: string | undefined;
  /** Other declarations than the product's own, for tests. */
  readonly registry?: Registry;
  /** Other hooks than the product's own, for tests. */
  readonly hooks?: HookRegistry;
}

export interface Database {
  /** The declared objects, with the parameters that administrators of this database have added to them. */
  readonly registry: Registry;
  readonly parameters: KnownParameters;
  readonly secrets: SecretBox;
  /** Each call is a transaction of its own. */
  readonly records: RecordService;
  readonly sql: Sql;
  /** Runs `work` in one transaction; if it throws, everything is rolled back. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A transaction that does its work only once for its key, as `Transaction.once` says. */
  once<T extends JsonValue | void>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Reads many rows by COPY, on a connection of its own; see `copying.ts`. */
  copying<T>(work: (copyRows: CopyRows) => Promise<T>): Promise<T>;
  /** Calls `onPayload` for each notification; reconnects by itself. Returns a function that stops listening. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Connects a process to the database. The caller closes the database at the end. */
export async function connect(databaseUrl: string, options: ConnectOptions): Promise<Database> {
  const baseRegistry = options.registry ?? declared;
  const orm = await MikroORM.init(poolOptions(databaseUrl, options));
  const sql = orm.em.fork().getKysely() as unknown as Sql;
  const parameters = new KnownParameters(sql);
  const registry = withParameters(baseRegistry, parameters.of);
  const secrets = createSecretBox(options.secretKey, options.secretKeyBefore);
  const listener = new Listener(databaseUrl);
  const recordsIn = (tx: Transaction) =>
    recordService({ registry, hooks: options.hooks ?? declaredHooks, secrets }, tx);

  // The transaction is Kysely's and not that of the ORM: a connection that breaks in a transaction of the ORM never returns to
  // the pool.
  const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    sql.transaction().execute((tx) => work(transactionOn(tx, recordsIn)));

  return {
    registry,
    parameters,
    secrets,
    sql,
    transaction,
    once: (key, work) => transaction((tx) => tx.once(key, () => work(tx))),
    records: recordService(
      { registry, hooks: options.hooks ?? declaredHooks, secrets },
      { sql, transaction },
    ),
    copying: (work) => copying(databaseUrl, sql, work),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    close: () => orm.close(true),
  };
}

const transactionOn = (sql: Sql, recordsIn: (tx: Transaction) => RecordService): Transaction => {
  const tx: Transaction = {
    sql,
    get records() {
      return recordsIn(tx);
    },
    once: (key, work) => once(sql, key, work),
    outbox: (kind, payload) => outbox(sql, kind, payload),
    announce: (object, id, by) => announce(sql, object, id, by),
  };
  return tx;
};

export type { Transaction };
