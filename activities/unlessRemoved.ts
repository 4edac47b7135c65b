import { KejaError } from '#domain/kernel/fail.ts';

/** The result of `work`; undefined if it was refused because its record does not exist any more. */
export async function unlessRemoved<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KejaError && error.code === 'record_not_found') return undefined;
    throw error;
  }
}
