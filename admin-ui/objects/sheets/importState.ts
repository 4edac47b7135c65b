import { problemCode } from '../../data/problem.ts';
import type { ImportOptions, ImportResult } from './importCall.ts';

interface ImportFault {
  readonly message: string;
  /** Whether the person cancelled the import themselves. */
  readonly isCancelled: boolean;
  /** Whether no column of the sheet identifies the records to change; new records can still be added. */
  readonly lacksKey: boolean;
}

/** An import from the choice of its file until the sheet is written. */
export interface ImportState {
  readonly file: File | undefined;
  readonly options: ImportOptions;
  /** What the preview says would be written; after the writing, what was written. */
  readonly result: ImportResult | undefined;
  readonly fault: ImportFault | undefined;
  /**
   * `reading`: the preview is awaited; `looking`: the connection was lost, and it is not known whether the sheet was written.
   */
  readonly busy: 'reading' | 'writing' | 'looking' | undefined;
  /** The id of the request that is under way, or was last. */
  readonly sentId: string | undefined;
  /**
   * The id under which the sheet will be written, so that a sheet whose answer was lost is not written twice. It changes
   * with the file or the options, and after an import was cancelled or refused.
   */
  readonly requestId: string;
}

/**
 * An event of an import. If it changes the file or the options, or ends the writing without success, it brings a new
 * request id.
 */
export type ImportEvent =
  | { readonly is: 'chosen'; readonly file: File; readonly requestId: string }
  | { readonly is: 'optionsChanged'; readonly changes: Partial<ImportOptions>; readonly requestId: string }
  | { readonly is: 'previewAsked'; readonly sentId: string }
  | { readonly is: 'previewShown'; readonly result: ImportResult }
  | { readonly is: 'previewRefused'; readonly error: unknown }
  | { readonly is: 'previewStopped'; readonly requestId: string }
  | { readonly is: 'writeAsked' }
  | { readonly is: 'answerLost' }
  | { readonly is: 'written'; readonly result: ImportResult }
  | { readonly is: 'listRefreshed' }
  | { readonly is: 'writeRefused'; readonly error: unknown; readonly requestId: string };

const defaultOptions: ImportOptions = { mode: 'both', columns: {}, partly: false };

export function beginImport(requestId: string): ImportState {
  return {
    file: undefined,
    options: defaultOptions,
    result: undefined,
    fault: undefined,
    busy: undefined,
    sentId: undefined,
    requestId,
  };
}

/** Whether the sheet is being written, or may be. Until that is known, the person can neither change nor leave the import. */
export function isBeingWritten({ busy }: Pick<ImportState, 'busy'>): boolean {
  return busy === 'writing' || busy === 'looking';
}

/** The state after an event. */
export function importAfter(state: ImportState, event: ImportEvent): ImportState {
  if (isBeingWritten(state) && (event.is === 'chosen' || event.is === 'optionsChanged')) return state;
  switch (event.is) {
    case 'chosen':
      // `busy` and `sentId` stay as they are until the preview of this file is asked for.
      return { ...beginImport(event.requestId), busy: state.busy, sentId: state.sentId, file: event.file };
    case 'optionsChanged': {
      const { changes, requestId } = event;
      return { ...state, options: { ...state.options, ...changes }, requestId };
    }
    case 'previewAsked':
      return { ...state, busy: 'reading', sentId: event.sentId };
    case 'previewShown':
      return { ...state, busy: undefined, result: event.result, fault: undefined };
    case 'previewRefused':
      return { ...state, busy: undefined, result: undefined, fault: faultOf(event.error) };
    case 'previewStopped':
      // The person chooses a file again.
      return { ...state, busy: undefined, result: undefined, file: undefined, requestId: event.requestId };
    case 'writeAsked':
      return { ...state, busy: 'writing', fault: undefined, sentId: state.requestId };
    case 'answerLost':
      return { ...state, busy: 'looking' };
    case 'written':
      // Busy until `listRefreshed`: the list behind the import is read again first.
      return { ...state, result: event.result };
    case 'listRefreshed':
      return { ...state, busy: undefined };
    case 'writeRefused':
      // A cancelled import stays cancelled under its id, so the next attempt needs a new one.
      return { ...state, busy: undefined, fault: faultOf(event.error), requestId: event.requestId };
  }
}

const faultOf = (error: unknown): ImportFault => ({
  message: error instanceof Error ? error.message : 'ra.notification.http_error',
  isCancelled: problemCode(error) === 'import_cancelled',
  lacksKey: problemCode(error) === 'sheet_key_wanted',
});
