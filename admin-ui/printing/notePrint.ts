import { call } from '../data/http.ts';

export interface PrintNote {
  readonly printView?: number | null;
  readonly workingPlace?: number | null;
  readonly copies?: number;
}

/** Notes in the history of prints that a record is being printed. */
export const notePrint = (object: string, id: number, note: PrintNote = {}): Promise<unknown> =>
  call(`/print_history/of/${object}/${id}`, { method: 'POST', body: note });
