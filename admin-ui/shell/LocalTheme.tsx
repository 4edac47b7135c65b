import { deDE, enUS, esES, frFR, itIT, nlNL, plPL, type Localization } from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { useLanguage } from '../data/useLanguage.ts';

const words: Readonly<Record<Language, Localization>> = {
  pl: plPL,
  en: enUS,
  nl: nlNL,
  de: deDE,
  fr: frFR,
  it: itIT,
  es: esES,
};

/** What the library itself says, such as "open" of a list that drops down, in the language of the interface. */
export const LocalTheme = ({ children }: { children: ReactNode }) => {
  const theme = useTheme();
  const language = useLanguage();
  const localised = useMemo(() => createTheme(theme, words[language]), [theme, language]);
  return <ThemeProvider theme={localised}>{children}</ThemeProvider>;
};
