import { sql } from 'kysely';
import type { ImportCounts, SheetImport } from '#domain/platform/sheets/import.contracts.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';
import type { Database } from '../connect.ts';

type ImportState = SheetImport['state'];

/** Identifies an import: its user and the id of the request. */
export interface ImportName {
  readonly userId: number;
  readonly requestId: string;
}

/** A running import reports progress twice a second; after this time without a report it counts as interrupted. */
const silentSeconds = 20;

const keyOf = ({ userId, requestId }: ImportName): string => `${userId}:${requestId}`;
const now = sql<string>`now()`;

/**
 * Begins an import unless another import of this user is running in any process.
 * @returns `running` if one is; `written` or `cancelled` if the same request ended so before; otherwise `begun`, also for a
 * request that was interrupted or whose import wrote nothing
 */
export async function beginImport(
  database: Database,
  name: ImportName,
  { object, preview }: { readonly object: string; readonly preview: boolean },
): Promise<'begun' | 'running' | 'written' | 'cancelled'> {
  return database.transaction(async (tx) => {
    await waitForTurn(tx, `sheet import of ${name.userId}`);
    await interruptSilent(tx.sql, name.userId);
    const running = await tx.sql
      .selectFrom('sheet_import')
      .select('id')
      .where('user_id', '=', name.userId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (running) return 'running';
    const before = await tx.sql
      .selectFrom('sheet_import')
      .select('state')
      .where('id', '=', keyOf(name))
      .executeTakeFirst();
    if (before?.state === 'written' || before?.state === 'cancelled') return before.state;
    const row = { id: keyOf(name), user_id: name.userId, object, preview, state: 'running' };
    await tx.sql.deleteFrom('sheet_import').where('id', '=', row.id).execute();
    await tx.sql.insertInto('sheet_import').values(row).execute();
    return 'begun';
  });
}

/**
 * Records the progress of an import, in rows; `all` is null until they have been counted.
 * @returns whether the import should continue
 */
export async function noteProgress(
  db: Sql,
  name: ImportName,
  progress: { readonly fileName: string; readonly done: number; readonly all: number | null },
): Promise<boolean> {
  const noted = await db
    .updateTable('sheet_import')
    .set({ file_name: progress.fileName, rows_done: progress.done, rows_all: progress.all, seen_at: now })
    .where('id', '=', keyOf(name))
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Ends an import in the transaction that writes its rows, so that both are committed or neither. A cancellation at the same
 * time waits for this transaction and then learns that the rows were written.
 * @returns whether to commit; false if the import was cancelled or interrupted
 */
export async function endAsWritten(
  tx: Transaction,
  name: ImportName,
  counts: ImportCounts,
): Promise<boolean> {
  return end(tx.sql, name, 'written', counts);
}

/** Ends an import that has written nothing. An import that has already ended is not changed. @returns whether it was ended now */
export async function endUnwritten(
  db: Sql,
  name: ImportName,
  state: 'notWritten' | 'cancelled',
  counts?: ImportCounts,
): Promise<boolean> {
  return end(db, name, state, counts);
}

const end = async (
  db: Sql,
  name: ImportName,
  state: ImportState,
  counts?: ImportCounts,
): Promise<boolean> => {
  const ended = await db
    .updateTable('sheet_import')
    .set({ state, ended_at: now, ...(counts ? { counts: JSON.stringify(counts) } : {}) })
    .where('id', '=', keyOf(name))
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
};

/** The ten newest imports of a user, newest first; with `requestId`, only that one. */
export async function importsOf(db: Sql, userId: number, requestId?: string): Promise<SheetImport[]> {
  await interruptSilent(db, userId);
  let query = db.selectFrom('sheet_import').selectAll().where('user_id', '=', userId);
  if (requestId !== undefined) query = query.where('id', '=', keyOf({ userId, requestId }));
  const rows = await query.orderBy('started_at', 'desc').limit(10).execute();
  return rows.map((row) => ({
    // The key is `user:request`. The answer names an import by its request only.
    id: row.id.slice(row.id.indexOf(':') + 1),
    object: row.object,
    fileName: row.file_name,
    preview: row.preview,
    state: row.state as ImportState,
    done: row.rows_done,
    all: row.rows_all,
    counts: row.counts as unknown as ImportCounts | null,
    startedAt: new Date(row.started_at).toISOString(),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  }));
}

/** Marks silent imports as interrupted; they can no longer be committed, even if their process continues. */
const interruptSilent = async (db: Sql, userId: number): Promise<void> => {
  await db
    .updateTable('sheet_import')
    .set({ state: 'interrupted', ended_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .where('seen_at', '<', sql<string>`now() - make_interval(secs => ${silentSeconds})`)
    .execute();
};
