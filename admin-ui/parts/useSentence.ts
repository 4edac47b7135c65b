import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** What went wrong as a sentence: the API's own, or one of the back office's when nobody answered. */
export const useSentence = (): ((error: unknown) => string) => {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      return translate(message, { _: message });
    },
    [translate],
  );
};
