import { parentPort as reader, workerData } from 'node:worker_threads';
import { KejaError } from '#domain/kernel/fail.ts';
import { parseSheet } from './parseSheet.ts';
import type { ReadAnswer } from './readSheet.ts';

/** A worker thread that parses one sheet, answers and ends, which frees its memory. */
const answer = async (): Promise<ReadAnswer> => {
  try {
    return { sheet: await parseSheet(Buffer.from(workerData as Uint8Array)) };
  } catch (error) {
    if (error instanceof KejaError) return { code: error.code, params: error.params };
    return { code: 'sheet_unreadable', params: {} };
  }
};

// The empty list: nothing is handed over, all of the answer is copied.
reader?.postMessage(await answer(), []);
