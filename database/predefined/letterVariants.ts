import { nameLanguages } from '#domain/kernel/language.ts';
import type { Row } from '#domain/words/rows.ts';

/** A template in every language that somebody has written it in. */
export function variantsOf({ subject, body }: { readonly subject: Row; readonly body: Row }) {
  return nameLanguages.flatMap((language) => {
    const [heading, text] = [subject[language], body[language]];
    return heading === undefined || text === undefined ? [] : [{ language, subject: heading, body: text }];
  });
}
