import { useMemo } from 'react';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { Ground } from './cellWriting.ts';

/** What values are written with in the reader's language. */
export const useGround = (): Ground => {
  const text = useText();
  const language = useLanguage();
  return useMemo(() => ({ language, yes: text('common.yes'), no: text('common.no') }), [language, text]);
};
