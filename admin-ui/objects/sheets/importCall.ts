import { sendForm } from '../../data/http.ts';

export type RowAction = 'added' | 'changed' | 'unchanged' | 'refused';
export const rowActions: readonly RowAction[] = ['refused', 'added', 'changed', 'unchanged'];

export type ImportMode = 'both' | 'add' | 'update';
export const importModes: readonly ImportMode[] = ['both', 'add', 'update'];

/** How a sheet is to be read; `columns` says what a column means where its heading does not, null that it is left out. */
export interface ImportOptions {
  readonly mode: ImportMode;
  readonly key?: readonly string[];
  readonly columns: Readonly<Record<string, string | null>>;
  readonly partly: boolean;
}

interface Told {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface ImportedColumn {
  readonly heading: string;
  readonly path: string | null;
  readonly label: string | null;
  readonly isKey: boolean;
  readonly isWritten: boolean;
}

export interface ImportedRow {
  readonly row: number;
  readonly action: RowAction;
  readonly id: number | null;
  readonly presentation: string;
  readonly changes: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[];
  readonly errors: readonly Told[];
}

/** What a sheet would do, or has done. */
export interface ImportResult {
  readonly written: boolean;
  readonly counts: Readonly<Record<RowAction, number>>;
  readonly columns: readonly ImportedColumn[];
  readonly warnings: readonly Told[];
  readonly rows: readonly ImportedRow[];
}

/** Where a sheet is sent: to be looked at, and to be written. */
export interface ImportAddresses {
  readonly preview: string;
  readonly write: string;
}

export const usualAddresses = (path: string): ImportAddresses => ({
  preview: `/${path}/import/preview`,
  write: `/${path}/import`,
});

/** @throws HttpError with what is wrong with the sheet as a whole */
export const importCall = (
  { preview, write }: ImportAddresses,
  file: File,
  options: ImportOptions,
  sending: { readonly preview: AbortSignal } | { readonly requestId: string },
): Promise<ImportResult> => {
  const form = new FormData();
  form.set('options', JSON.stringify(options));
  form.set('file', file);
  return 'preview' in sending
    ? sendForm(preview, form, { signal: sending.preview })
    : sendForm(write, form, sending);
};
