import { sql, type RawBuilder } from 'kysely';
import { decimalScale } from '#domain/kernel/decimals.ts';
import type { Field } from '#domain/kernel/field.ts';
import type { Total, TotalKind, Totals } from '#domain/kernel/totals.ts';
import type { Joins } from './joins.ts';

/** Decimal places of an average of whole numbers. */
const averageScale = 2;

const alias = (index: number): string => `total$${index}`;

const aggregates: Record<TotalKind, (column: RawBuilder<unknown>, field: Field) => RawBuilder<unknown>> = {
  sum: (column) => sql`sum(${column})`,
  min: (column) => sql`min(${column})`,
  max: (column) => sql`max(${column})`,
  average: (column, field) => sql`round(avg(${column}), cast(${decimalScale(field) ?? averageScale} as int))`,
};

/** Each figure as text, so that no digit is lost in a float. */
export function selectTotals(totals: readonly Total[], joins: Joins): RawBuilder<unknown> {
  return sql.join(
    totals.map(({ path, kind }, index) => {
      const { column, field } = joins.at(path.names);
      return sql`cast(${aggregates[kind](column, field)} as text) as ${sql.ref(alias(index))}`;
    }),
  );
}

const isWhole = ({ path, kind }: Total): boolean => path.field.type === 'integer' && kind !== 'average';

/** The figures by the paths as the caller wrote them. */
export function readTotals(totals: readonly Total[], row: Record<string, unknown>): Totals {
  return Object.fromEntries(
    totals.map((total, index) => {
      const figure = row[alias(index)] as string | null;
      return [total.written, figure !== null && isWhole(total) ? Number(figure) : figure];
    }),
  );
}
