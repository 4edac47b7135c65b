import {
  chosenIn,
  valueLabelOf,
  parameterIdOf,
  valueIdOf,
  type ChosenInput,
} from '#domain/sales/configurator/chosen.ts';
import type { ChosenValue } from '#domain/sales/pricing/priceBook.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from '../writing/hooks.ts';

/**
 * Reads the codes of the parameters and values that are chosen in some lines. Returns a function that gives the chosen values of
 * one of these lines as formulas use them.
 */
export async function chosenInLine(
  db: Sql,
  lines: readonly Draft[],
): Promise<(line: Draft) => ChosenValue[]> {
  const all = lines.flatMap(({ choosenParameters }) => chosenIn(choosenParameters));
  const codes = await codesIn(db, 'product_parameter', all.map(parameterIdOf));
  const values = await codesIn(db, 'parameter_value', all.map(valueIdOrZero));
  return ({ choosenParameters }) =>
    chosenIn(choosenParameters).map((each) => ({
      code: codes.get(parameterIdOf(each)) ?? '',
      valueId: valueIdOf(each) ?? null,
      value: values.get(valueIdOrZero(each)) ?? valueLabelOf(each),
    }));
}

/** The id of the chosen value; 0, which no record has, for a value that was typed. */
const valueIdOrZero = (each: ChosenInput): number => valueIdOf(each) ?? 0;

/** The codes of these records by their ids; the name of a record that has no code. */
const codesIn = async (
  db: Sql,
  table: 'product_parameter' | 'parameter_value',
  idsNamed: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(idsNamed)].filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'code', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, code, name }) => [id, code || name || '']));
};
