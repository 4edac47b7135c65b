import type { PageOf } from './recordCalls.ts';

/** All rows of a list, which is read page by page. @param readPage gets the value of `after` for its page */
export async function everyRow<R>(
  readPage: (after: string | undefined) => Promise<PageOf<R>>,
): Promise<readonly R[]> {
  const rows: R[] = [];
  let after: string | undefined;
  do {
    const page = await readPage(after);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== undefined);
  return rows;
}
