import type {
  ImportAnswer,
  ImportOptions as WholeOptions,
} from '#domain/platform/sheets/import.contracts.ts';
import type { FormSending } from '../../data/client.ts';
import { recordCalls } from '../../data/recordCalls.ts';

/** What a sheet would change (a preview), or has changed. */
export type ImportResult = ImportAnswer;
export type ImportedRow = ImportResult['rows'][number];
export type RowAction = ImportedRow['action'];
export const rowActions: readonly RowAction[] = ['refused', 'added', 'changed', 'unchanged'];

export type ImportMode = ImportOptions['mode'];
export const importModes: readonly ImportMode[] = ['both', 'add', 'update'];

/** How to read a sheet; `columns` maps columns whose headings are not recognised to fields, and null leaves a column out. */
export type ImportOptions = Readonly<WholeOptions>;

/** Sends a sheet for a preview or to be written. */
export type SheetSender = (preview: boolean, form: FormData, sending: FormSending) => Promise<ImportResult>;

/** Sends a sheet to the import of the object with this path. */
export function usualSender(path: string): SheetSender {
  return (preview, form, sending) => recordCalls.importSheet({ path }, preview, form, sending);
}

/**
 * Sends a sheet. If `preview` is given, only a preview is asked for, and this signal aborts it.
 * @throws HttpError with what is wrong with the sheet as a whole
 */
export function importCall(
  send: SheetSender,
  file: File,
  options: ImportOptions,
  { requestId, preview }: { readonly requestId: string; readonly preview?: AbortSignal },
): Promise<ImportResult> {
  const form = new FormData();
  form.set('options', JSON.stringify(options));
  form.set('file', file);
  return send(preview !== undefined, form, { requestId, ...(preview ? { signal: preview } : {}) });
}
