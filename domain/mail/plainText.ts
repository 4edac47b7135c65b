import { compile } from 'html-to-text';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const selectors = [
  // Capitals would make other names of the placeholders.
  ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  { selector: 'img', format: 'skip' },
];
// Elements that stand deeper are left out: the library would run out of stack.
const reading = { wordwrap: false, limits: { maxDepth: 100 } } as const;
const convert = compile({ ...reading, selectors });
const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
/** Both the line break and the paragraph would count. */
const blankLine = /<p[^<>]*><br[^<>]*><\/p>/gi;
const convertLetter = compile({
  ...reading,
  selectors: [
    ...selectors,
    { selector: 'p', options: line },
    { selector: 'blockquote', options: line },
    { selector: 'ul', options: line },
    { selector: 'ol', options: line },
  ],
});

/** Deeper than any letter; the library takes ever longer for each tag that is open. */
const deepest = 2000;
const tags = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi;
const neverOpen = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

const isTooDeep = (html: string): boolean => {
  let open = 0;
  for (const [, end, name = ''] of html.matchAll(tags)) {
    if (neverOpen.has(name.toLowerCase())) continue;
    open += end ? -1 : 1;
    if (open > deepest) return true;
  }
  return false;
};

/** What a reader of HTML sees, as plain text with its paragraphs; of what is nested without end, its words alone. */
export function plainText(html: string): string {
  return isTooDeep(html) ? html.replaceAll(tags, ' ') : convert(html);
}

/** A letter of ours as plain text, for programs that show no HTML: its paragraphs are lines, as its writer saw them. */
export function letterText(html: string): string {
  return isTooDeep(html) ? html.replaceAll(tags, ' ') : convertLetter(html.replaceAll(blankLine, '<p></p>'));
}
