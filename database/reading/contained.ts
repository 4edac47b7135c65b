import { sql, type RawBuilder } from 'kysely';
import type { Field } from '#domain/kernel/field.ts';
import type { FilterValue } from '#domain/kernel/filterValue.ts';
import { foldPlate } from '#domain/goods/plate.ts';
import { plainLetters } from '../schema/plainLetters.ts';
import { foldedPlate } from '../schema/plate.ts';

/**
 * Whether a text contains the value, ignoring case and the accents of letters. Plates are compared without blanks and
 * dashes; of a translated text, one translation must contain the value.
 */
export function contained(
  column: RawBuilder<unknown>,
  field: Field,
  value: FilterValue | undefined,
): RawBuilder<boolean> {
  if (field.type === 'translated')
    return sql<boolean>`exists (select 1 from jsonb_each_text(${column}) as said where ${fits(sql.ref('said.value'), value)})`;
  if (field.type === 'text' && field.plate)
    return sql<boolean>`${foldedPlate(column)} ilike ${pattern(foldPlate(String(value ?? '')))}`;
  return fits(column, value);
}

/** Whether a text contains the value, ignoring case and accents. */
function fits(column: RawBuilder<unknown>, value: FilterValue | undefined): RawBuilder<boolean> {
  const plainValue = String(value ?? '').replace(signs, (sign) => plainSigns[sign] ?? sign);
  return sql<boolean>`${plainLetters(column)} ilike ${plainLetters(sql`cast(${pattern(plainValue)} as text)`)}`;
}

/**
 * Characters that look like a backslash, a percent sign or an underscore, with the plain one. They are replaced before the value is
 * escaped. Otherwise `unaccent` of Postgres would afterwards turn them into special characters of a pattern.
 */
const plainSigns: Readonly<Record<string, string>> = {
  '\u2216': '\\',
  '\ufe68': '\\',
  '\uff3c': '\\',
  '\ufe6a': '%',
  '\uff05': '%',
  '\uff3f': '_',
};
const signs = /[\u2216\ufe68\uff3c\ufe6a\uff05\uff3f]/g;

/** A value that contains `%` is a pattern already; any other value may stand anywhere in the text. */
export function pattern(value: FilterValue | undefined): string {
  const text = String(value ?? '');
  return text.includes('%') ? text.replace(danglingEscape, '$&\\') : `%${text.replace(/[\\_]/g, '\\$&')}%`;
}

/** A last backslash that escapes nothing: Postgres refuses such a pattern, so the backslash is escaped. */
const danglingEscape = /(?<!\\)(?:\\\\)*\\$/;
