import { compile } from 'html-to-text';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const selectors = [
  // By default headings become capitals, which would change the names of placeholders in them.
  ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  { selector: 'img', format: 'skip' },
];
// Elements that are nested more deeply are left out: the library calls itself for each level, and the stack is limited.
const common = { wordwrap: false, limits: { maxDepth: 100 } } as const;
const convert = compile({ ...common, selectors });
const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
/** An empty line in the editor. Without this, both its line break and its paragraph would become a line. */
const blankLine = /<p[^<>]*><br[^<>]*><\/p>/gi;
const convertLetter = compile({
  ...common,
  selectors: [
    ...selectors,
    { selector: 'p', options: line },
    { selector: 'blockquote', options: line },
    { selector: 'ul', options: line },
    { selector: 'ol', options: line },
  ],
});

/** More open tags than any real letter has. The time that the library takes for a tag grows with the number of open tags. */
const mostOpenTags = 2000;
/**
 * An opening or a closing tag, with its slash and its name. No further a-z or digit may follow the name directly. Otherwise a
 * long name without a closing bracket could be divided in many ways, and would keep the server busy for minutes.
 */
const tags = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;
/** Elements that have no closing tag. */
const neverOpen = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/** Whether more tags than `mostOpenTags` are open at any place. A closing tag counts only if a tag of its name is open. */
const isTooDeep = (html: string): boolean => {
  const openByName = new Map<string, number>();
  let open = 0;
  for (const [, end, written = ''] of html.matchAll(tags)) {
    const name = written.toLowerCase();
    const openOfName = openByName.get(name) ?? 0;
    const closesNothing = Boolean(end) && openOfName === 0;
    if (neverOpen.has(name) || closesNothing) continue;
    const change = end ? -1 : 1;
    openByName.set(name, openOfName + change);
    open += change;
    if (open > mostOpenTags) return true;
  }
  return false;
};

/** HTML as plain text with its paragraphs. If it is nested too deeply, only its words are returned. */
export function plainText(html: string): string {
  return isTooDeep(html) ? html.replaceAll(tags, ' ') : convert(html);
}

/** A letter that we send, as plain text for programs that show no HTML. Its paragraphs become lines, as its author saw them. */
export function plainLetter(html: string): string {
  return isTooDeep(html) ? html.replaceAll(tags, ' ') : convertLetter(html.replaceAll(blankLine, '<p></p>'));
}
