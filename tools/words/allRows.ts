import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRow, type Row } from '#domain/words/rows.ts';

/** A text with its place: `weighing/office` is the file, `desk.title` the key. */
export interface PlacedRow {
  readonly file: string;
  readonly key: string;
  readonly row: Row;
}

const folder = join(import.meta.dirname, '../../domain/words');

/** Every text in every folder of `domain/words`. */
export function allRows(): PlacedRow[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((subfolder) => subfolder.isDirectory())
    .flatMap(({ name: subfolder }) =>
      readdirSync(join(folder, subfolder)).flatMap((name) =>
        rowsUnder(
          `${subfolder}/${name.replace('.json', '')}`,
          JSON.parse(readFileSync(join(folder, subfolder, name), 'utf8')) as object,
        ),
      ),
    );
}

function rowsUnder(file: string, node: object, key = ''): PlacedRow[] {
  if (isRow(node)) return [{ file, key, row: node }];
  return Object.entries(node).flatMap(([name, child]) => {
    const path = key ? `${key}.${name}` : name;
    if (typeof child !== 'object') throw new Error(`${file}: "${path}" is no row of languages.`);
    return rowsUnder(file, child as object, path);
  });
}
