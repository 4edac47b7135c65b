import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isRow } from '#domain/words/rows.ts';
import type { ChangedText } from './wordsSheet.ts';

type Node = { [key: string]: Node | string };

/** Writes changed texts into their files below `folder`, in the repository's format. */
export async function writeTexts(folder: string, changes: readonly ChangedText[]): Promise<void> {
  for (const [file, fileChanges] of Map.groupBy(changes, (change) => change.file)) {
    const path = join(folder, `${file}.json`);
    const rows = JSON.parse(await readFile(path, 'utf8')) as Node;
    for (const { key, language, text } of fileChanges) {
      const row = rowAt(rows, key);
      if (!row) throw new Error(`${file} has no text "${key}".`);
      row[language] = text;
    }
    const options = await resolveConfig(path);
    await writeFile(path, await format(JSON.stringify(rows), { ...options, filepath: path }));
  }
}

/** Names such as `driver.name` hold dots themselves, so a key is compared with whole names. */
function rowAt(node: Node, key: string): Node | undefined {
  if (key === '') return isRow(node) ? node : undefined;
  for (const [name, child] of Object.entries(node)) {
    if (typeof child === 'string' || !`${key}.`.startsWith(`${name}.`)) continue;
    const found = rowAt(child, key.slice(name.length + 1));
    if (found) return found;
  }
  return undefined;
}
