import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import type { SheetImport } from '#domain/platform/sheets/import.contracts.ts';
import { callApi } from '../../data/client.ts';
import { problemCode, unreachable } from '../../data/problem.ts';
export type { SheetImport };

/** How often the server is asked how far a running import has come. */
const askAgainMs = 700;

/** The person's own imports, newest first; polled while one of them is running or this window sends one. */
export function useSheetImports(sending: boolean): readonly SheetImport[] {
  const { data } = useQuery({
    queryKey: ['sheet_imports'],
    queryFn: ({ signal }) => callApi('GET /sheet_imports', { signal }),
    refetchInterval: ({ state }) => (sending || state.data?.some(isRunning) ? askAgainMs : false),
    staleTime: 0,
    // Not repeated after a failure: the dialog works without the list of imports.
    retry: false,
  });
  return data ?? none;
}

const none: readonly SheetImport[] = [];

export function isRunning({ state }: SheetImport): boolean {
  return state === 'running';
}

/** Cancels an import: nothing is written after this, unless the answer says that everything has already been written. */
export function cancelSheetImport(id: string): Promise<SheetImport> {
  return callApi('POST /sheet_imports/:id/cancel', { params: { id } });
}

/**
 * Sends a sheet to be written under a request id. If the answer is lost, or an earlier request with this id is still
 * running, it throws `unreachable`: the sheet may be sent again with the same id and is written once.
 */
export async function sendNamed<T>(requestId: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isLost = error instanceof HttpError && error.status >= 500;
    if (isLost || (problemCode(error) === 'import_running' && (await isStillRunning(requestId))))
      throw unreachable();
    throw error;
  }
}

const isStillRunning = (requestId: string): Promise<boolean> =>
  callApi('GET /sheet_imports/:id', { params: { id: requestId } }).then(isRunning, () => false);
