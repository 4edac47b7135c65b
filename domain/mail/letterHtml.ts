import { escaped } from './escaped.ts';

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** Whether a text was written in HTML: whoever wrote a tag wrote HTML. */
export function isHtml(written: string): boolean {
  return tag.test(written);
}

/** Plain text as HTML: each line is a paragraph, an empty line an empty one. */
export function htmlOfText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/** What was written in plain text or in HTML, as HTML. */
export function asHtml(written: string): string {
  return isHtml(written) ? written : htmlOfText(written);
}
