import { compile } from 'html-to-text';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const convert = compile({
  wordwrap: false,
  selectors: [
    // Capitals would make other names of the placeholders.
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
  ],
});

/** What a reader of HTML sees, as plain text with its paragraphs. */
export const plainText = (html: string): string => convert(html);
