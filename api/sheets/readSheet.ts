import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import { inTurn } from './inTurn.ts';
import type { ReadSheet } from './parseSheet.ts';

/** The answer of the thread: the sheet, or the error to throw. */
export type ReadAnswer =
  { readonly sheet: ReadSheet } | { readonly code: ErrorCode; readonly params: KejaError['params'] };

/** A sheet within all limits needs only a fraction of this memory and time. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const longestMs = 20_000;
/**
 * The thread does not get our environment, because it has secrets. It gets only the variable of Node's compile cache, which saves
 * a third of the work.
 */
const { NODE_COMPILE_CACHE } = process.env;
const environment = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
/** Each thread uses a processor and much memory, so at most two work at once, and further sheets wait. */
const turns = inTurn(2);

/**
 * Reads a spreadsheet in its own thread with limits of time and memory, so that no file delays other requests.
 * @param signal cancels the reading
 * @throws import_cancelled after the signal, sheet_unreadable, sheet_too_large, sheet_no_records, sheet_too_many_rows
 */
export async function readSheet(content: Uint8Array, signal?: AbortSignal): Promise<ReadSheet> {
  const answer = await turns(() => answerOfThread(content, signal));
  if ('sheet' in answer) return answer.sheet;
  throw fail(answer.code, answer.params);
}

const tooLarge = { code: 'sheet_too_large', params: {} } as const;
const cancelled = { code: 'import_cancelled', params: {} } as const;

function answerOfThread(content: Uint8Array, signal?: AbortSignal): Promise<ReadAnswer> {
  if (signal?.aborted) return Promise.resolve(cancelled);
  const thread = new Worker(new URL('./parseSheet.worker.ts', import.meta.url), {
    workerData: content,
    resourceLimits,
    env: environment,
  });
  // The first of these events decides; a later call of `resolve` has no effect.
  return new Promise<ReadAnswer>((resolve) => {
    signal?.addEventListener('abort', () => resolve(cancelled), { once: true });
    const alarm = setTimeout(() => resolve(tooLarge), longestMs);
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : { code: 'sheet_unreadable', params: {} },
      ),
    );
    thread.once('exit', () => {
      clearTimeout(alarm);
      resolve({ code: 'sheet_unreadable', params: {} });
    });
  }).finally(() => void thread.terminate());
}
