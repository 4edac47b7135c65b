import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import { beginImport, type ImportName } from '#database/platform/sheetImports.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Throttle } from '../auth/throttle.ts';
import { spendTakenNames } from '../auth/takenNames.ts';
import { givenRequestId } from '../http/requestId.ts';
import { runImport, type ImportRun } from './importRun.ts';

/** Enough for people, who try some mappings of columns before they write; programs have the same limit. */
const importsByPerson = { name: 'imports', points: 40, seconds: 60 } as const;

/** How long an import waits for another one of the same person, which may be a canceled preview that is just stopping. */
const longestWaitMs = 2000;

/** The name of the object that is imported, and the request for the import. A preview writes no rows. */
interface ImportRequest {
  readonly request: Request;
  readonly response: Response;
  readonly object: string;
  readonly preview: boolean;
}

/**
 * Allows one import at a time for each person over all API processes, and a limited number per minute. Every call that
 * reads a sheet uses it, so that each reports its progress and can be canceled.
 */
export type ImportGate = <T>(
  actor: Actor,
  importRequest: ImportRequest,
  work: (run: ImportRun) => Promise<T>,
) => Promise<T>;

/**
 * @returns a gate that throws import_running and too_many_attempts before the file is received, and import_cancelled for a
 * canceled request
 */
export function createImportGate(database: Database, throttle: Throttle): ImportGate {
  return async (actor, { request, response, object, preview }, work) => {
    if (actor.userId === null) throw fail('not_signed_in');
    // Without an id from the caller nobody can ask about the import, but it still has its turn.
    const name = { userId: actor.userId, requestId: givenRequestId(request) ?? crypto.randomUUID() };
    const begun = await beginInTurn(database, name, { object, preview });
    if (begun === 'cancelled') throw fail('import_cancelled');
    // An error that a name is taken may reveal a hidden record, so people of a firm get only a few such errors an hour.
    const refused: ImportRun['refused'] = (errors) => spendTakenNames(throttle, actor, errors);
    return runImport(
      database,
      { name, refused, begun, previewResponse: preview ? response : undefined },
      async (run) => {
        await throttle.spend(importsByPerson, String(actor.userId));
        return work(run);
      },
    );
  };
}

/**
 * Begins the import. If another import of this person runs, waits a little, because it may just be stopping. The result is
 * `written` or `cancelled` if an earlier request with the same id has already ended so; `runImport` handles `written`.
 */
const beginInTurn = async (
  database: Database,
  name: ImportName,
  what: { readonly object: string; readonly preview: boolean },
): Promise<'begun' | 'written' | 'cancelled'> => {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    const begun = await beginImport(database, name, what);
    if (begun !== 'running') return begun;
    if (Date.now() > until) throw fail('import_running');
    // In milliseconds, until the next try.
    await pause(100);
  }
};
