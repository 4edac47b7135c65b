import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, KejaError, type FieldError } from '#domain/kernel/fail.ts';
import { languages, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { mergedWords, translatedFieldsOf, type Words } from '#domain/platform/sheets/translations.ts';
import type { ReadRow, ReadSheet } from './readSheet.ts';

export interface TranslationResult {
  readonly written: boolean;
  readonly changed: number;
  readonly unchanged: number;
  /** The rows that were refused, by their number in the sheet. */
  readonly refused: readonly { readonly row: number; readonly error: FieldError }[];
}

/** Where the columns of the sheet stand. */
interface Places {
  readonly object: number;
  readonly id: number;
  readonly field: number;
  readonly words: ReadonlyMap<Language, number>;
}

/**
 * Writes the words of a sheet of translations into the records they belong to; languages that the sheet does not have
 * stay as they are. All of it or nothing, unless `partly`; a preview takes everything back.
 * @throws sheet_no_columns, sheet_key_missing
 */
export const importTranslations = async (
  database: Database,
  actor: Actor,
  sheet: ReadSheet,
  { partly, preview }: { readonly partly: boolean; readonly preview: boolean },
): Promise<TranslationResult> => {
  const places = placesIn(sheet.headings);
  const refused: { row: number; error: FieldError }[] = [];
  let changed = 0;
  const takenBack = new Error('taken back');
  let written = false;
  try {
    await database.transaction(async (tx) => {
      for (const row of sheet.rows) {
        try {
          if (await writeWords(tx, database.registry, actor, row, places)) changed += 1;
        } catch (error) {
          if (!(error instanceof KejaError)) throw error;
          refused.push({ row: row.number, error: errorOf(error) });
        }
      }
      written = !preview && (partly || refused.length === 0);
      if (!written) throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return { written, changed, unchanged: sheet.rows.length - changed - refused.length, refused };
};

const placesIn = (headings: readonly string[]): Places => {
  const at = (name: string) => headings.findIndex((heading) => heading.toLowerCase() === name);
  const mustBeAt = (name: string): number => {
    if (at(name) < 0) throw fail('sheet_key_missing', { column: name });
    return at(name);
  };
  const words = new Map(languages.filter((each) => at(each) >= 0).map((each) => [each, at(each)]));
  if (words.size === 0) throw fail('sheet_no_columns');
  return { object: mustBeAt('object'), id: mustBeAt('id'), field: mustBeAt('field'), words };
};

/** Whether anything changed. */
const writeWords = async (
  tx: Transaction,
  registry: Registry,
  actor: Actor,
  { cells }: ReadRow,
  places: Places,
): Promise<boolean> => {
  const object = String(cells[places.object] ?? '');
  const id = Number(cells[places.id]);
  const field = String(cells[places.field] ?? '');
  const declaration = registry.byName(object);
  if (!translatedFieldsOf(declaration).includes(field)) throw fail('filter_field_unknown', { field });
  if (!Number.isInteger(id)) throw fail('sheet_key_empty');
  const record: AnyRecord = await tx.records.get(actor, object, id);
  const standing = (record[field] ?? {}) as Words;
  const said = new Map(
    [...places.words].map(([language, place]) => [language, wordIn(cells[place])] as const),
  );
  const merged = mergedWords(standing, said);
  if (languages.every((language) => (merged[language] ?? '') === (standing[language] ?? ''))) return false;
  await sql`savepoint words`.execute(tx.sql);
  try {
    await tx.records.update(actor, object, id, { [field]: merged });
    await sql`release savepoint words`.execute(tx.sql);
  } catch (error) {
    await sql`rollback to savepoint words`.execute(tx.sql);
    throw error;
  }
  return true;
};

const wordIn = (cell: unknown): string | null => {
  const word = cell === null || cell === undefined ? '' : String(cell).trim();
  return word === '' ? null : word;
};

const errorOf = (error: KejaError): FieldError =>
  error.errors[0] ?? { field: '', code: error.code, params: error.params };
