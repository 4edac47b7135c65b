import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference } from '#domain/kernel/record.ts';
import { pathOfSource } from '#domain/kernel/valueSource.ts';
import { fillValue } from '../../parts/fillValue.ts';
import { mayBeTaken, takenValue } from '../detail/takenValues.ts';
import { useLastChosen } from './useLastChosen.ts';

type Row = Readonly<Record<string, unknown>>;

/** A choice that somebody has made in a cell of a row. */
interface CellChoice {
  readonly cell: string;
  readonly value: unknown;
}

/**
 * Fills the cells of a row that take their value from a choice in it: a product gives its unit. A value from the previous
 * product is replaced, one that a person wrote is kept.
 * @param source the path of the table part in the form
 * @param rows its rows; their keys stay the same when rows are moved
 * @returns a function that fills one row now
 */
export function useTakenCells(
  field: FieldMeta,
  source: string,
  rows: readonly { readonly key: string }[],
): (index: number) => Promise<void> {
  const form = useFormContext();
  const client = useQueryClient();
  const { data: identity } = useGetIdentity();
  const chosenLast = useLastChosen(source, rows);

  const fill = useCallback(
    async (index: number, choice?: CellChoice) => {
      const rowPath = `${source}.${index}`;
      const rowOf = () => (form.getValues(rowPath) ?? {}) as Row;
      const choicesAtStart = choicesIn(field, rowOf());
      const before = choice && chosenLast.before(index, choice.cell);
      const me = identity && { id: Number(identity.id), presentation: identity.fullName ?? '' };
      const valueFor = async (cell: FieldMeta, values: Row): Promise<unknown> =>
        (await takenValue(cell, { client, me, meta: { fields: field.children }, values })) ??
        cell.defaultValue ??
        null;
      const valuesOf = async (cell: FieldMeta) => ({
        cell,
        value: await valueFor(cell, rowOf()),
        /** The value that the previous choice gave, which may be replaced; undefined if nothing was chosen before. */
        previous:
          choice && isReference(before)
            ? { value: await valueFor(cell, { ...rowOf(), [choice.cell]: before }) }
            : undefined,
      });
      const filled = await Promise.all(
        field.children.filter((cell) => isFilledBy(cell, choice?.cell)).map(valuesOf),
      );
      // While the requests were running, rows may have been moved or something else chosen.
      if (choicesIn(field, rowOf()) !== choicesAtStart) return;
      if (choice) chosenLast.note(index, choice.cell, choice.value);
      for (const { cell, value, previous } of filled) {
        const name = `${rowPath}.${cell.name}`;
        const current: unknown = form.getValues(name);
        const isBlank = mayBeTaken(current, cell.defaultValue, undefined);
        const isOfPreviousChoice = previous !== undefined && mayBeTaken(current, cell.defaultValue, previous);
        if (isBlank || isOfPreviousChoice) fillValue(form, name, value, { shouldDirty: true });
      }
    },
    [chosenLast, client, field, form, identity, source],
  );

  // Fills the row after each choice in it.
  useEffect(() => {
    const giving = givingCells(field);
    if (giving.size === 0) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // The name of a changed cell is its path, such as `lines.3.product`.
        const [part, index = '', cell = ''] = name?.split('.') ?? [];
        if (part !== source || !giving.has(cell)) return;
        const value: unknown = form.getValues(name as string);
        if (!isReference(value)) return;
        void fill(Number(index), { cell, value });
      },
    });
  }, [field, fill, form, source]);

  return fill;
}

/**
 * Whether a cell is filled. After a choice, a cell is filled if it takes its value from the chosen cell, or from no cell of the
 * row: from the signed-in person, or from the only record with some values. In a new row (`chosenCell` is undefined), each cell
 * that takes a value is filled.
 */
const isFilledBy = ({ takes, readOnly }: FieldMeta, chosenCell: string | undefined): boolean => {
  if (!takes || readOnly) return false;
  return takes.some((from) => {
    const path = pathOfSource(from);
    return !path || chosenCell === undefined || path.from === chosenCell;
  });
};

/** The cells whose choice gives values to other cells. */
const givingCells = ({ children }: FieldMeta): ReadonlySet<string> =>
  new Set(children.flatMap(({ takes = [] }) => takes.flatMap((from) => pathOfSource(from)?.from ?? [])));

/**
 * The records that people have chosen in a row, as one text, to detect a change. Cells that code fills (`takes`) are left out:
 * otherwise filling one cell would stop the filling of another.
 */
const choicesIn = ({ children }: FieldMeta, row: Row): string =>
  JSON.stringify(
    children
      .filter(({ type, takes }) => type === 'reference' && !takes)
      .map(({ name }) => (isReference(row[name]) ? row[name].id : null)),
  );
