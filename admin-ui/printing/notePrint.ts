import type { WishAt } from '#domain/contracts.ts';
import { callApi } from '../data/client.ts';

export type PrintNote = NonNullable<WishAt<'POST /print_history/of/:objectType/:id'>['body']>;

/** Notes in the history of prints that a record is being printed. */
export function notePrint(objectType: string, id: number, note: PrintNote = {}): Promise<unknown> {
  return callApi('POST /print_history/of/:objectType/:id', { params: { objectType, id }, body: note });
}
