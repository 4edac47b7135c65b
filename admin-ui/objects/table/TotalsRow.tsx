import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Totals } from '#domain/kernel/totals.ts';
import { decimalText } from '#domain/kernel/written.ts';
import type { ViewTotal } from '#domain/platform/view.ts';
import { useText } from '../../i18n/useText.ts';
import { classOf, fitted, placeOf, type Edge } from './Cell.tsx';
import { writtenValue, type CellContext } from './cellWriting.ts';
import type { PlacedColumn } from './columns.ts';

const signs: Readonly<Record<ViewTotal, string>> = { sum: 'Σ', min: '↓', max: '↑', average: '⌀' };

interface TotalsRowProps {
  readonly columns: readonly PlacedColumn[];
  /** The columns at the border between the pinned and the scrolled ones, which get a line there. */
  readonly edge: Edge;
  readonly totals: Totals;
  readonly context: CellContext;
  /** Whether each row of the table begins with a cell that picks it. */
  readonly picks: boolean;
}

/** Totals over the whole list, not only the shown page; the tooltip names the kind of each. */
export function TotalsRow({ columns, edge, totals, context, picks }: TotalsRowProps) {
  const text = useText();
  return (
    <tfoot>
      <tr>
        {picks && <td className="pick pinned" style={{ left: 0 }} aria-hidden="true" />}
        {columns.map((column) => {
          const kind = column.total;
          const figure = totals[column.path] ?? null;
          const written = kind && figure !== null ? writtenTotal(column.field, figure, context) : '';
          const name = kind ? text(`grid.totals.${kind}`) : '';
          return (
            <td
              key={column.path}
              className={classOf(column, edge)}
              style={placeOf(column)}
              title={written && `${name}: ${written}`}
            >
              {kind && written && (
                <>
                  <span className="muted" role="img" aria-label={name}>
                    {signs[kind]}
                  </span>{' '}
                  {/* The sign in front takes 16 pixels. */}
                  {fitted({ field: column.field, px: column.px - 16 }, figure, written, context)}
                </>
              )}
            </td>
          );
        })}
        <td aria-hidden="true" />
      </tr>
    </tfoot>
  );
}

/** A total as text. The average of integers is a decimal, which comes as a text and is shown with two decimals. */
const writtenTotal = (field: FieldMeta, figure: string | number, context: CellContext): string =>
  field.type === 'integer' && typeof figure === 'string'
    ? decimalText(context.language, figure, 2)
    : writtenValue(field, figure, context);
