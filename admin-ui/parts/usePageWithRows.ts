import { useEffect } from 'react';

interface Page {
  readonly rows: readonly unknown[];
  /** How many records all pages have. */
  readonly count: number;
}

/** The page to show: an earlier one if the shown one has become empty, because records have left the list. */
export function pageWithRows(page: number, perPage: number, { rows, count }: Page): number {
  if (rows.length > 0) return page;
  return Math.max(1, Math.min(page - 1, Math.ceil(count / perPage)));
}

/** Goes to an earlier page when the shown one becomes empty. */
export function usePageWithRows(
  page: number,
  perPage: number,
  answer: { readonly data: Page | undefined; readonly isPlaceholderData: boolean },
  onPage: (page: number) => void,
): void {
  const { data, isPlaceholderData } = answer;
  // While a page is read, the rows of the page before are shown, which say nothing about this one.
  const right = data && !isPlaceholderData ? pageWithRows(page, perPage, data) : page;
  useEffect(() => {
    if (right !== page) onPage(right);
  }, [right, page, onPage]);
}
