import { beginningOf } from '../kernel/shortText.ts';

/** As many characters as the field `presentationText` of a link holds. A record may have a longer presentation. */
const longestName = 255;

/** The name of a record as its link with a letter keeps it. */
export function nameInLink(presentation: string): string {
  return beginningOf(presentation, longestName);
}
