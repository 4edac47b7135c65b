import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { popup } from './popup.ts';

/** Shows an error as a pop-up message; the text comes from the API in the reader's language. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      // `_` is the text for a message that is no key of a translation.
      notify(message, { type: 'error', autoHideDuration: popup.shownMs, messageArgs: { _: message } });
    },
    [notify],
  );
}
