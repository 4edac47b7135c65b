import type { FieldMeta } from '#domain/kernel/meta.ts';
import { chosenIn, valueLabelOf, parameterIdOf } from '#domain/sales/configurator/chosen.ts';
import { printedText, isWorthPrinting, type Reader } from './printedText.ts';

/** What is printed under a row: a rare field, or what was chosen in the configurator. */
export interface BesideRow {
  readonly name: string;
  readonly label: string;
  readonly shown: string;
}

/**
 * The rare fields of a row (those that are seldom filled) that say something, and the answers of its configurator. They
 * are printed in a line under the row, because columns for them would make the table wider than the paper.
 */
export function besideRow(
  fields: readonly FieldMeta[],
  row: Readonly<Record<string, unknown>>,
  reader: Reader,
): readonly BesideRow[] {
  return [...rareFields(fields, row, reader), ...chosenParameters(row.choosenParameters)];
}

/** A rare tick box controls the program and means nothing to the reader of the paper. */
const isPrinted = ({ rare, secret, type }: FieldMeta): boolean =>
  rare === true && !secret && type !== 'json' && type !== 'boolean';

const rareFields = (
  fields: readonly FieldMeta[],
  row: Readonly<Record<string, unknown>>,
  reader: Reader,
): readonly BesideRow[] =>
  fields.filter(isPrinted).flatMap((field) => {
    const value = row[field.name];
    const shown = isWorthPrinting(field, value) ? printedText(field, value, reader) : '';
    return shown === '' ? [] : [{ name: field.name, label: field.label, shown }];
  });

const chosenParameters = (chosen: unknown): readonly BesideRow[] =>
  chosenIn(chosen).flatMap((answer) => {
    const { name } = (answer.param ?? {}) as { readonly name?: unknown };
    const shown = valueLabelOf(answer);
    return typeof name === 'string' && shown !== ''
      ? [{ name: `parameter ${parameterIdOf(answer)}`, label: name, shown }]
      : [];
  });
