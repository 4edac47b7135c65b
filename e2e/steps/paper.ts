import type { Page } from 'playwright-core';

/** Which elements of a printed record reach beyond the right edge of its paper, and which of its words are broken in the middle. */
export function whatPaperSpoils(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paper = document.querySelector('article[data-print]');
    if (!paper) return ['there is no paper'];
    const { right } = paper.getBoundingClientRect();
    // One pixel more is allowed, because browsers round.
    const wide = [...paper.querySelectorAll('table, tr, th, td, h1, h2, div')]
      .filter((element) => element.getBoundingClientRect().right > right + 1)
      .map((element) => `too wide: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
    const broken: string[] = [];
    const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('style')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // A word that is not drawn has no height (pixels), and a word of 60 characters or more may be broken.
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && range.getBoundingClientRect().height > 4 && word.length < 60)
          broken.push(`broken: ${word}`);
      }
    }
    return [...new Set([...wide, ...broken])];
  });
}

/** The text of each page as a browser prints it, and its width in points. */
export async function printedPages(
  page: Page,
): Promise<readonly { readonly text: string; readonly width: number }[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replaceAll(/\s+/g, ' '), width: sheet.getViewport({ scale: 1 }).width });
  }
  return pages;
}
