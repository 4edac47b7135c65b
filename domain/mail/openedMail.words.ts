import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/mail/openedMail.json' with { type: 'json' };

/** The texts of the panel in which people open their personal accounts to others. They are loaded with the profile. */
export function openedMailWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
