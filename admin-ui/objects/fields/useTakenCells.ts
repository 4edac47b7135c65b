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

/** A choice in a row, and the one it replaces. */
interface Chosen {
  readonly cell: string;
  readonly before: unknown;
}

/**
 * Fills the cells of a row that take their value from a choice in it: a product gives its unit. A value from the previous
 * product is replaced, one that a person wrote is kept.
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
    async (index: number, choice?: Chosen) => {
      const rowPath = `${source}.${index}`;
      const rowOf = () => (form.getValues(rowPath) ?? {}) as Row;
      const chosen = chosenIn(field, rowOf());
      const me = identity && { id: Number(identity.id), presentation: identity.fullName ?? '' };
      const valueFor = async (cell: FieldMeta, values: Row): Promise<unknown> =>
        (await takenValue(cell, { client, me, meta: { fields: field.children }, values })) ??
        cell.defaultValue ??
        null;
      for (const cell of field.children.filter((each) => isFilledBy(each, choice?.cell))) {
        const value = await valueFor(cell, rowOf());
        /** The value that the previous choice gave, which may be replaced. */
        const previousValue =
          choice && isReference(choice.before)
            ? { value: await valueFor(cell, { ...rowOf(), [choice.cell]: choice.before }) }
            : undefined;
        // While the request was running, rows may have been moved or something else chosen.
        if (chosenIn(field, rowOf()) !== chosen) return;
        const name = `${rowPath}.${cell.name}`;
        const current: unknown = form.getValues(name);
        const mayBeFilled =
          mayBeTaken(current, cell.defaultValue, undefined) ||
          mayBeTaken(current, cell.defaultValue, previousValue);
        if (mayBeFilled) fillValue(form, name, value, { shouldDirty: true });
      }
    },
    [client, field, form, identity, source],
  );

  useEffect(() => {
    const references = givingCells(field);
    if (references.size === 0) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const [part, index = '', cell = ''] = name?.split('.') ?? [];
        if (part !== source || !references.has(cell)) return;
        const value: unknown = form.getValues(name as string);
        if (!isReference(value)) return;
        const before = chosenLast.replace(Number(index), cell, value);
        void fill(Number(index), { cell, before });
      },
    });
  }, [field, fill, form, source, chosenLast]);

  return fill;
}

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

/** All choices of a row as one text, to detect a change. */
const chosenIn = ({ children }: FieldMeta, row: Row): string =>
  JSON.stringify(
    children
      .filter(({ type }) => type === 'reference')
      .filter(({ takes }) => !takes)
      .map(({ name }) => (isReference(row[name]) ? row[name].id : null)),
  );
