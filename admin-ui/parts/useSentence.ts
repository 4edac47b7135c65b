import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** An error as text: the API's own, or one of the back office if there was no answer. */
export function useSentence(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      // `_` is the text for a message that is no key of a translation.
      return translate(message, { _: message });
    },
    [translate],
  );
}
