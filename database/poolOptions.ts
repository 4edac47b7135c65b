import { defineConfig } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { beginWithFirst } from './beginWithFirst.ts';
import { commitWithLast } from './commitWithLast.ts';
import { describeOnce } from './describedOnce.ts';
import { noteLosses } from './lostConnections.ts';
import { nameStatements } from './preparedStatements.ts';
import { createReach, type Reach } from './reach.ts';
import { silenceMs } from './silence.ts';
import { sendTogether } from './together.ts';

export interface PoolOptions {
  readonly poolSize?: number | undefined;
  /**
   * After how many milliseconds without an answer of Postgres a connection is given up; 0 waits for ever, as a migration
   * must.
   */
  readonly silenceMs?: number | undefined;
  /**
   * Makes the sockets of the connections, and gives up those on which Postgres is silent; it knows whether Postgres answers. All
   * pools of a process share it. Without it the pool gets one of its own, with `silenceMs`.
   */
  readonly reach?: Reach | undefined;
  /** The time limit of one statement in milliseconds; without it there is no limit. */
  readonly statementMs?: number | undefined;
}

/**
 * MikroORM as a pool of connections. It has no entities, because statements are Kysely's, and to discover entities would cost
 * each start a third of a second. Sessions use UTC. Postgres ends a transaction whose program has gone silent, because its
 * locks would block everybody else.
 */
export function poolOptions(databaseUrl: string, pool: PoolOptions = {}) {
  const reach = pool.reach ?? createReach(pool.silenceMs);
  return defineConfig({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: pool.poolSize ?? 10 },
    allowGlobalContext: true,
    driverOptions: {
      pipeline: true,
      onPoolCreated: (created: Pool) => {
        // `noteLosses` wraps `connect`. Each of the others wraps the `query` that the ones before it have left, so `nameStatements`
        // sees a statement first.
        noteLosses(created, reach);
        sendTogether(created);
        describeOnce(created);
        commitWithLast(created);
        beginWithFirst(created);
        nameStatements(created);
      },
      options: [
        '-c timezone=UTC',
        `-c idle_in_transaction_session_timeout=${pool.silenceMs ?? silenceMs}`,
        ...(pool.statementMs === undefined ? [] : [`-c statement_timeout=${pool.statementMs}`]),
      ].join(' '),
      stream: reach.stream,
    },
  });
}
