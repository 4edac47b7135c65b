import { attempt } from '#database/attempt.ts';
import type { Database } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, KejaError, type FieldError } from '#domain/kernel/fail.ts';
import { languages, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordId } from '#domain/kernel/recordId.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { mergedWords, translatedFieldsOf, type Words } from '#domain/platform/sheets/translations.ts';
import type { ImportRun } from './importRun.ts';
import type { ReadRow, ReadSheet } from './parseSheet.ts';

export interface TranslationResult {
  /** False after a preview, and if rows were refused and the import was not `partly`: then nothing has changed. */
  readonly written: boolean;
  readonly changed: number;
  readonly unchanged: number;
  /** The rows that were refused, by their number in the sheet. */
  readonly refused: readonly { readonly row: number; readonly error: FieldError }[];
}

/** The positions of the columns in the sheet. */
interface Places {
  readonly object: number;
  readonly id: number;
  readonly field: number;
  readonly words: ReadonlyMap<Language, number>;
}

/**
 * Writes a sheet of translations into its records; languages that are not in the sheet stay unchanged, and an empty cell
 * removes a translation. It writes all rows or none, unless `partly`; a preview rolls everything back.
 * @throws sheet_no_columns, sheet_key_missing
 */
export async function importTranslations(
  database: Database,
  actor: Actor,
  sheet: ReadSheet,
  { partly, preview, run }: { readonly partly: boolean; readonly preview: boolean; readonly run: ImportRun },
): Promise<TranslationResult> {
  const places = placesIn(sheet.headings);
  const refused: { row: number; error: FieldError }[] = [];
  let changed = 0;
  const rolledBack = new Error('rolled back');
  let written = false;
  try {
    await database.transaction(async (tx) => {
      for (const [done, row] of sheet.rows.entries()) {
        run.rows(done, sheet.rows.length);
        try {
          if (await writeWords(tx, database.registry, actor, row, places)) changed += 1;
        } catch (error) {
          if (!(error instanceof KejaError)) throw error;
          refused.push({ row: row.number, error: errorOf(error) });
        }
      }
      written = !preview && (partly || refused.length === 0);
      const unchanged = sheet.rows.length - changed - refused.length;
      const counts = { added: 0, changed, unchanged, refused: refused.length };
      run.counted(counts);
      if (!written) throw rolledBack;
      await run.written(tx, counts);
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  return { written, changed, unchanged: sheet.rows.length - changed - refused.length, refused };
}

const placesIn = (headings: readonly string[]): Places => {
  const placeOf = (name: string) => headings.findIndex((heading) => heading.toLowerCase() === name);
  const mustBeAt = (name: string): number => {
    if (placeOf(name) < 0) throw fail('sheet_key_missing', { column: name });
    return placeOf(name);
  };
  const words = new Map(languages.filter((each) => placeOf(each) >= 0).map((each) => [each, placeOf(each)]));
  if (words.size === 0) throw fail('sheet_no_columns');
  return { object: mustBeAt('object'), id: mustBeAt('id'), field: mustBeAt('field'), words };
};

/** Writes the words of one row into its record. @returns whether this changed the record */
const writeWords = async (
  tx: Transaction,
  registry: Registry,
  actor: Actor,
  { cells }: ReadRow,
  places: Places,
): Promise<boolean> => {
  const object = String(cells[places.object] ?? '');
  const writtenId = wordIn(cells[places.id]);
  const field = String(cells[places.field] ?? '');
  const declaration = registry.byName(object);
  if (!translatedFieldsOf(declaration).includes(field)) throw fail('filter_field_unknown', { field });
  if (writtenId === null) throw fail('sheet_key_empty');
  const { data: id } = recordId.safeParse(writtenId);
  if (id === undefined) throw fail('record_not_found', { object, id: writtenId });
  const record: AnyRecord = await tx.records.get(actor, object, id);
  const storedWords = (record[field] ?? {}) as Words;
  const sheetWords = new Map(
    [...places.words].map(([language, place]) => [language, wordIn(cells[place])] as const),
  );
  const merged = mergedWords(storedWords, sheetWords);
  if (languages.every((language) => (merged[language] ?? '') === (storedWords[language] ?? ''))) return false;
  // A refusal undoes this row only, so that the rows after it can still be written.
  const result = await attempt(tx, () => tx.records.update(actor, object, id, { [field]: merged }));
  if (result instanceof KejaError) throw result;
  return true;
};

const wordIn = (cell: unknown): string | null => {
  const word = cell === null || cell === undefined ? '' : String(cell).trim();
  return word === '' ? null : word;
};

const errorOf = (error: KejaError): FieldError =>
  error.errors[0] ?? { field: '', code: error.code, params: error.params };
