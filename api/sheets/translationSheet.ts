import type { Database } from '#database/connect.ts';
import { everything } from '#domain/kernel/filter.ts';
import { languages } from '#domain/kernel/language.ts';
import { integer, text } from '#domain/kernel/field.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { SheetColumn } from '#domain/platform/sheets/columns.ts';
import { translatedFieldsOf, translationHeadings, type Words } from '#domain/platform/sheets/translations.ts';
import type { Cell } from '#domain/platform/sheets/writtenCell.ts';

/** The columns of the sheet of translations. */
export const translationColumns: readonly SheetColumn[] = translationHeadings.map((path) => ({
  path,
  names: [path],
  field: path === 'id' ? integer() : text(),
  language: undefined,
}));

/** The number of records that are in memory together. */
const recordsPerPage = 1000;

/** The rows, page by page: one for each translatable field of each record, its cells in the order of `translationHeadings`. */
export async function* translationRows(database: Database, actor: Actor): AsyncGenerator<Cell[][]> {
  for (const declaration of database.registry.all) {
    const fields = translatedFieldsOf(declaration);
    if (fields.length === 0) continue;
    // The mark at which the next page begins, as the page before has given it.
    let after: string | undefined;
    do {
      const page = await database.records.list(actor, declaration.name, {
        filter: everything,
        sort: [],
        limit: recordsPerPage,
        offset: 0,
        uncounted: true,
        ...(after === undefined ? {} : { after }),
      });
      yield page.rows.flatMap((record) =>
        fields.map((field) => {
          const words = (record[field] ?? {}) as Words;
          // By this name, the value of the first field of its presentation, translators recognize the record.
          const recordName = String(record[declaration.presentation[0] ?? 'id'] ?? record.presentation);
          const texts = languages.map((language) => words[language] ?? null);
          return [declaration.name, record.id, field, recordName, ...texts];
        }),
      );
      after = page.next;
    } while (after !== undefined);
  }
}
