import type { Response } from 'express';
import type { Database } from '#database/connect.ts';
import {
  endAsWritten,
  endUnwritten,
  noteProgress,
  type ImportName,
} from '#database/platform/sheetImports.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, type FieldError } from '#domain/kernel/fail.ts';
import type { ImportCounts } from '#domain/platform/sheets/import.contracts.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';

/** How often the progress is written to the database. */
const beatMs = 500;
/** The most characters of the file's name that the progress holds. */
const longestFileName = 200;

/** A running import: it reports its progress and can be stopped. */
export interface ImportRun {
  /** Aborted when the import is canceled, or when the client of a preview has disconnected. */
  readonly signal: AbortSignal;
  /**
   * Called with the errors of each refused row before the person sees them. An error that says that a name is taken may reveal a
   * record that the person may not see, so such errors are limited. @throws too_many_attempts if there were too many
   */
  refused(errors: readonly FieldError[]): Promise<void>;
  /** Notes the name of the file for the progress. */
  file(name: string): void;
  /** Notes how many rows of all are done. @throws import_cancelled if the import must stop here */
  rows(done: number, all: number): void;
  /** Ends the import in the transaction of its rows. @throws import_cancelled, so that the rows are rolled back */
  written(tx: Transaction, counts: ImportCounts): Promise<void>;
  /** Records the counts of a preview, or of a sheet that was refused as a whole. */
  counted(counts: ImportCounts): void;
}

interface BegunImport {
  readonly name: ImportName;
  /** `begun` for a new import; `written` if an earlier request with this id has written the sheet: the work only answers again. */
  readonly begun: 'begun' | 'written';
  readonly refused: ImportRun['refused'];
  /** The response, for a preview: it is stopped when the client disconnects. */
  readonly previewResponse: Response | undefined;
}

/** Runs an import that has begun, and records its end in the database, also after an error. */
export async function runImport<T>(
  database: Database,
  { name, begun, refused, previewResponse }: BegunImport,
  work: (run: ImportRun) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const progress = { fileName: '', done: 0, all: null as number | null };
  let counts: ImportCounts | undefined;
  const cancel = () => {
    stop.abort();
    // The work may still wait for a lock. Ending the import here lets the person's next one start at once. An import that has
    // ended is not changed any more, so the end that `finally` records has no effect then.
    endUnwritten(database.sql, name, 'cancelled').catch(() => undefined);
  };
  if (previewResponse?.closed) cancel();
  previewResponse?.once('close', cancel);

  const beat = startBeat(async () => {
    // A request with the id of a written import has no progress to report.
    if (begun === 'written') return;
    const shouldContinue = await noteProgress(database.sql, name, progress);
    if (!shouldContinue) stop.abort();
  });
  const run: ImportRun = {
    signal: stop.signal,
    refused,
    file: (fileName) => void (progress.fileName = beginningOf(fileName, longestFileName)),
    rows: (done, all) => {
      if (stop.signal.aborted) throw fail('import_cancelled');
      progress.done = done;
      progress.all = all;
    },
    written: async (tx, finalCounts) => {
      // Not awaited: a running beat may wait for the row that is locked below, or for a connection.
      void beat.stop();
      if (!(await endAsWritten(tx, name, finalCounts))) throw fail('import_cancelled');
    },
    counted: (newCounts) => void (counts = newCounts),
  };
  try {
    return await work(run);
  } finally {
    previewResponse?.off('close', cancel);
    await beat.stop();
    if (begun === 'begun')
      await endUnwritten(database.sql, name, stop.signal.aborted ? 'cancelled' : 'notWritten', counts).catch(
        () => undefined,
      );
  }
}

/** Calls `act` repeatedly until it is stopped. If `act` fails, the database is unreachable, and the next call tries again. */
const startBeat = (act: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let last = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      last = act()
        .catch(() => undefined)
        .then(() => {
          if (!stopped) next();
        });
    }, beatMs);
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await last;
    },
  };
};
