import { plainText } from './plainText.ts';

/** The most characters of a letter that are searched. A longer text is usually a list or a log. */
const longest = 100_000;
/** The most characters of HTML that are read. It is more than `longest`, because tags take more room than words. */
export const longestHtml = 400_000;

/** The text of a body in one line, without its layout. */
export function searchedBody(body: string, bodyType: unknown): string {
  const text = bodyType === 'html' ? plainText(body.slice(0, longestHtml)) : body;
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();
}

/** The text by which a letter is found: its own text and the names of its files; null if there is none. */
export function searchedText(letterText: string, filenames: readonly string[]): string | null {
  const names = filenames.join(' ').slice(0, longest / 2);
  const text = `${letterText.slice(0, longest - names.length - 1)} ${names}`.trim().toWellFormed();
  return text === '' ? null : text;
}
