import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from './allRows.ts';
import { changesIn, sheetOf } from './wordsSheet.ts';
import { writeTexts } from './writeTexts.ts';

const rows = allRows();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keja-words-'));
  await cp(join(import.meta.dirname, '../../domain/words/goods'), join(folder, 'goods'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

describe('the sheet of words for translators', () => {
  it('changes nothing when it comes back as it was written', async () => {
    expect(await changesIn(Buffer.from(sheetOf(rows)), rows)).toEqual([]);
  });

  it('is refused where it names a text that does not exist', async () => {
    const sheet = 'file;key;de\ngoods/labels;fields.nothing;Nichts\n';
    await expect(changesIn(Buffer.from(sheet), rows)).rejects.toThrow('fields.nothing');
  });

  it('changes the one text that a translator has changed', async () => {
    const sheet = 'file;key;de;fr\ngoods/labels;objects.vehicle.one;Lastzug;\n';
    const changes = await changesIn(Buffer.from(sheet), rows);
    expect(changes).toEqual([
      { file: 'goods/labels', key: 'objects.vehicle.one', language: 'de', text: 'Lastzug' },
    ]);
    const before = await readFile(join(folder, 'goods/labels.json'), 'utf8');
    await writeTexts(folder, changes);
    const after = await readFile(join(folder, 'goods/labels.json'), 'utf8');
    expect(after).toBe(before.replace('"de": "Fahrzeug"', '"de": "Lastzug"'));
  });
});
