import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../data/useLanguage.ts';
import { libraryWordsIn } from '../i18n/messages.ts';

/** The texts of the component library, such as "open" of an autocomplete, in the language of the interface. */
export function LocalTheme({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const words = libraryWordsIn(useLanguage());
  const localised = useMemo(() => createTheme(theme, words), [theme, words]);
  return <ThemeProvider theme={localised}>{children}</ThemeProvider>;
}
