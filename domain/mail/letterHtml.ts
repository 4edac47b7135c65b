import { escaped } from './escaped.ts';

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** Whether a text is HTML: it is if it contains a tag. */
export function isHtml(written: string): boolean {
  return tag.test(written);
}

/** Plain text as HTML: each line becomes a paragraph, and an empty line an empty paragraph. */
export function htmlOfText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/** A text as HTML, whether it was written as plain text or as HTML. */
export function asHtml(written: string): string {
  return isHtml(written) ? written : htmlOfText(written);
}
