import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#domain/kernel/language.ts';
import { allRows } from './words/allRows.ts';
import { changesIn, sheetOf } from './words/wordsSheet.ts';
import { writeTexts } from './words/writeTexts.ts';

/**
 * `npm run words`: lists the texts that a language lacks; they are shown in English until then.
 * `npm run words -- export words.csv` writes all of them for translators, `-- import words.csv` takes their sheet back.
 */
const [command = 'missing', file = 'words.csv'] = process.argv.slice(2);
const rows = allRows();

if (command === 'export') {
  await writeFile(file, sheetOf(rows));
  console.log(`Wrote ${rows.length} texts to ${file}.`);
} else if (command === 'import') {
  const changes = await changesIn(await readFile(file), rows);
  await writeTexts(join(import.meta.dirname, '../domain/words'), changes);
  console.log(
    `Changed ${changes.length} texts. Run the tests of domain/words: they compare the placeholders.`,
  );
} else {
  for (const language of languages) {
    const missing = rows.filter(({ row }) => row[language] === undefined);
    console.log(`${language}: ${rows.length - missing.length} of ${rows.length} texts`);
    for (const { file: textFile, key, row } of missing) console.log(`  ${textFile} ${key}: ${row.en}`);
  }
}
