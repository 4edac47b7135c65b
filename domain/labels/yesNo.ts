import type { Language } from '../kernel/language.ts';

/** How a language says that something is so, and that it is not. */
export const yesNo: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  pl: { yes: 'TAK', no: 'NIE' },
  en: { yes: 'YES', no: 'NO' },
  nl: { yes: 'JA', no: 'NEE' },
  de: { yes: 'JA', no: 'NEIN' },
  fr: { yes: 'OUI', no: 'NON' },
  it: { yes: 'SÌ', no: 'NO' },
  es: { yes: 'SÍ', no: 'NO' },
};
