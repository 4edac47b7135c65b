import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Sql } from '../sql.ts';

/** A statement as it went to Postgres. */
interface SentStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A connection whose statements are recorded, so that a test can ask how Postgres would execute them. */
export interface Overheard {
  readonly sql: Sql;
  /** The plan of the one statement that `work` sends, with the planner methods `disabled` switched off. */
  planOf(work: () => Promise<unknown>, disabled: readonly string[]): Promise<Step>;
  close(): Promise<void>;
}

/** Leaves values as the texts that Postgres writes, because the code that reads records expects such texts. */
const asWritten = { getTypeParser: () => (value: unknown) => value };

/** Opens such a connection. A second one, which is not recorded, asks for the plans. */
export function overhear(connectionString: string): Overheard {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const sent: SentStatement[] = [];
  const connection = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1, types: asWritten }) }),
    log: ({ query: { sql, parameters } }) => void sent.push({ sql, parameters }),
  });
  return {
    sql: connection,
    planOf: async (work, disabled) => {
      sent.length = 0;
      await work();
      const [only, ...more] = sent;
      if (!only || more.length > 0) throw new Error(`${sent.length} statements were sent, and not one.`);
      return planOf(pool, only, disabled);
    },
    close: async () => {
      await connection.destroy();
      await pool.end();
    },
  };
}

/** One node of a plan, as `explain (format json)` writes it; `Plans` are the steps that give it its rows. */
export interface Step {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Alias?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly Step[];
}

/**
 * The plan of a statement if Postgres may use the `disabled` methods only where there is no other. With all methods allowed,
 * Postgres would read a small table as a whole, whatever indexes the table has.
 * @param disabled planner methods, as in `enable_seqscan`
 */
const planOf = async (
  pool: pg.Pool,
  { sql, parameters }: SentStatement,
  disabled: readonly string[],
): Promise<Step> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const way of disabled) await client.query(`set local enable_${way} = off`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** All steps of a plan, from the top. */
export function stepsOf(plan: Step): Step[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
}

/**
 * The steps by which the rows of a page are found: those within an innermost `Limit`. Steps above it work on the rows of the
 * page only, so they are left out. Steps that read no table are left out too.
 */
export function stepsOfPage(plan: Step): Step[] {
  const limits = stepsOf(plan).filter((step) => step['Node Type'] === 'Limit');
  if (limits.length === 0) throw new Error('The plan has no page.');
  const innermost = limits.filter(
    (limit) => !stepsOf(limit).some((step) => step !== limit && limits.includes(step)),
  );
  return innermost.flatMap(stepsOf).filter(readsTable);
}

const readsTable = (step: Step): boolean =>
  stepsOf(step).some((each) => each['Relation Name'] !== undefined || each['Index Name'] !== undefined);
