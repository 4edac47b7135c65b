import { expect, it, vi } from 'vitest';
import { everyRow } from './everyRow.ts';
import type { PageOf } from './recordCalls.ts';

it('all rows of a list are read, page after page', async () => {
  const pages: Readonly<Record<string, PageOf<number>>> = {
    first: { rows: [1, 2], count: 5, next: 'second' },
    second: { rows: [3, 4], count: 5, next: 'third' },
    third: { rows: [5], count: 5 },
  };
  const readPage = vi.fn<(after: string | undefined) => Promise<PageOf<number>>>((after = 'first') =>
    Promise.resolve(pages[after] as PageOf<number>),
  );
  expect(await everyRow(readPage)).toEqual([1, 2, 3, 4, 5]);
  expect(readPage.mock.calls).toEqual([[undefined], ['second'], ['third']]);
});
