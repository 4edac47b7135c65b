import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import type { TextKey } from './words.ts';

export type Text = (key: TextKey, parameters?: Readonly<Record<string, string | number>>) => string;

/** The back office's own texts by key; a key that does not exist does not compile. */
export function useText(): Text {
  const translate = useTranslate();
  return useCallback((key, parameters) => translate(`keja.${key}`, { ...parameters }), [translate]);
}
