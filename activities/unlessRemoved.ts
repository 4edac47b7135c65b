import { KejaError } from '#domain/kernel/fail.ts';

/** What was read or written of a record; undefined if the record is not there any more. */
export async function unlessRemoved<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KejaError && error.code === 'record_not_found') return undefined;
    throw error;
  }
}
