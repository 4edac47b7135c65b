import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';
import { readFirstSheet, readWorkbook } from '../testing/readWorkbook.ts';
import { workbookOf, writeWorkbook } from './writeWorkbook.ts';

const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ heading: `H${index}`, width: 10 + index }));

describe('a workbook that Keja writes', () => {
  it('leaves no listener at a slow reader, however often it waited', async () => {
    const out = new PassThrough({ highWaterMark: 16 });
    const before = out.listenerCount('close') + out.listenerCount('drain');
    const most = { listeners: 0 };
    out.on('data', () => {
      most.listeners = Math.max(most.listeners, out.listenerCount('close'));
    });
    const pages = Array.from({ length: 40 }, (_, row) => [[`row ${row}`, row]]);
    await writeWorkbook(out, [{ name: 'S', columns: columnsOf(2), pages }]);
    // One listener left at each of the many waits would make dozens.
    expect(most.listeners).toBeLessThan(5);
    expect(out.listenerCount('close') + out.listenerCount('drain')).toBeLessThanOrEqual(before + 1);
  });

  it('shows bold headings that stay, widths, formats, a filter and bold totals', async () => {
    const content = await workbookOf([
      {
        name: "Today's: [x]/*",
        columns: [
          { heading: 'Name', width: 20 },
          { heading: 'Net', width: 12, format: '0.000' },
          { heading: 'At', width: 18, format: 'dd.mm.yyyy hh:mm' },
        ],
        pages: [[['A', 1.5, new Date('2026-11-22T08:30:00Z')]], [['B', null, null]]],
        totals: ['Total', 1.5],
        filtered: true,
      },
      { name: 'Second', columns: columnsOf(1), pages: [] },
    ]);
    const [sheet, second] = await readWorkbook(content);
    expect(sheet?.name).toBe('Today s   x');
    expect(sheet?.rows).toEqual([
      ['Name', 'Net', 'At'],
      ['A', 1.5, new Date('2026-11-22T08:30:00Z')],
      ['B', null, null],
      ['Total', 1.5, null],
    ]);
    expect([sheet?.formatOf(1, 1), sheet?.formatOf(1, 2), sheet?.formatOf(3, 1)]).toEqual([
      '0.000',
      'dd.mm.yyyy hh:mm',
      '0.000',
    ]);
    expect([0, 1, 2, 3].map((row) => sheet?.isBold(row, 0))).toEqual([true, false, false, true]);
    expect(sheet?.widths).toEqual([20, 12, 18]);
    expect(sheet?.filter).toBe('A1:C4');
    expect(sheet?.frozenRows).toBe(1);
    expect(second?.rows).toEqual([['H0']]);
    expect(second?.filter).toBeUndefined();
  });

  it('keeps every text and number', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom(
          '_',
          'x',
          '0',
          'A',
          '\u0000',
          '\u000b',
          '\r',
          '\n',
          '\t',
          ' ',
          '&',
          '<',
          '"',
          'ż',
        ),
      }),
    );
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      text.filter((value) => value !== ''),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
        async (rows) => {
          const { rows: found } = await readFirstSheet(
            await workbookOf([{ name: 'x', columns: columnsOf(3), pages: [rows] }]),
          );
          expect(found.slice(1)).toEqual(rows);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('names its columns as Excel does, also those after Z and ZZ', async () => {
    const cells = Array.from({ length: 800 }, (_, index) => index);
    const { rows } = await readFirstSheet(
      await workbookOf([{ name: 'x', columns: columnsOf(800), pages: [[cells]] }]),
    );
    expect(rows[1]).toEqual(cells);
  });

  it('is not finished when reading the rows fails', async () => {
    const out = new PassThrough();
    async function* pages() {
      yield [['A']];
      await Promise.reject(new Error('the database has gone'));
    }
    await expect(writeWorkbook(out, [{ name: 'x', columns: columnsOf(1), pages: pages() }])).rejects.toThrow(
      'the database has gone',
    );
    expect(out.writableEnded).toBe(false);
  });

  it('stops reading rows when its reader has gone', async () => {
    const out = new PassThrough();
    async function* pages() {
      for (let page = 0; page < 10; page += 1) {
        yield Array.from({ length: 500 }, (_, index) => [`${page} ${index} ${Math.random()}`]);
        out.destroy();
      }
    }
    await expect(writeWorkbook(out, [{ name: 'x', columns: columnsOf(1), pages: pages() }])).rejects.toThrow(
      'the reader has gone',
    );
  });
});
