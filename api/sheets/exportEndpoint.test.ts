import type { Response } from 'express';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { everything } from '#domain/kernel/filter.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { sheetColumn } from '#domain/platform/sheets/columns.ts';
import { sendSheet } from './exportEndpoint.ts';

/** A list of more rows than a sheet may have. */
const database = {
  registry,
  records: { count: () => Promise.resolve({ count: 50_000, capped: true }) },
} as unknown as Database;

const sent = async (empty: boolean): Promise<string> => {
  const out = new PassThrough();
  const response = Object.assign(out, { headersSent: false, attachment: () => out, set: () => out });
  const declaration = registry.byName('vehicle');
  await sendSheet(database, declaration, systemActor, response as unknown as Response, {
    title: 'Pojazdy',
    format: 'csv',
    empty,
    query: { filter: everything, sort: [] },
    columns: [sheetColumn(registry, declaration, 'code')],
    reader: 'pl',
  });
  return text(out);
};

it('a sheet to be filled in is sent, however long the list is whose sheet would be refused', async () => {
  expect(await sent(true)).toBe('Kod\r\n');
  await expect(sent(false)).rejects.toMatchObject({ code: 'row_limit_exceeded' });
});
