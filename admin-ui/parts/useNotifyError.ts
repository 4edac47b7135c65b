import { useNotify } from 'ra-core';
import { useCallback } from 'react';

/** Shows what went wrong; the sentence is the API's, in the reader's language. */
export const useNotifyError = (): ((error: unknown) => void) => {
  const notify = useNotify();
  return useCallback(
    (error) => {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', autoHideDuration: 10_000, messageArgs: { _: message } });
    },
    [notify],
  );
};
