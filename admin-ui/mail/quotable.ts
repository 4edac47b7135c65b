import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { htmlOfText } from '#domain/mail/letterHtml.ts';
import { plainText } from '#domain/mail/plainText.ts';

/** A larger letter is a newsletter or a report: the editor would become slow with its layout. */
const mostHtml = 500_000;
const mostText = 100_000;

const rules = {
  ALLOWED_TAGS:
    'a b blockquote br div em h1 h2 h3 h4 h5 h6 i li ol p pre span strong table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/**
 * The content of a letter as HTML that is safe inside another letter: words, lists and links, without styles. A very large letter
 * gives the beginning of its plain text.
 */
export function quotable(html: string, purifier: Purifier = DOMPurify): string {
  if (html.length > mostHtml) return htmlOfText(beginningOf(plainText(html).trim(), mostText));
  return purifier.sanitize(html, rules).trim();
}
