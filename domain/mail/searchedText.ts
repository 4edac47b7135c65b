import { plainText } from './plainText.ts';

/** What is searched of one letter; a longer one is a list or a log. */
const longest = 100_000;
/** Of HTML so much is read as text: its tags take more room than its words. */
const longestHtml = 400_000;

/** What a reader sees of a body, in one line without its layout. */
export function wordsOf(body: string, bodyType: unknown): string {
  const said = bodyType === 'html' ? plainText(body.slice(0, longestHtml)) : body;
  return said.replaceAll(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();
}

/** What searches look through in a letter: what it says, and the names of its files; null for none. */
export function searchedText(said: string, filenames: readonly string[]): string | null {
  const names = filenames.join(' ').slice(0, longest / 2);
  const text = `${said.slice(0, longest - names.length - 1)} ${names}`.trim().toWellFormed();
  return text === '' ? null : text;
}
