import { memo, type ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { cellContent, classOf, placeOf, tooltipOf, type Edge } from './Cell.tsx';
import type { CellContext } from './cellWriting.ts';
import { valueIn, type PlacedColumn } from './columns.ts';
import { distinguished } from './distinguished.tsx';

interface RowProps {
  readonly record: AnyRecord;
  /** The index of the row on this page of the list. */
  readonly index: number;
  /** The row's number in the whole list, starting at 1. */
  readonly place: number;
  readonly columns: readonly PlacedColumn[];
  /** Which columns are at the border between the pinned and the scrolled ones. */
  readonly edge: Edge;
  readonly context: CellContext;
  /** Whether this is the row in the Tab order. */
  readonly active: boolean;
  /** Undefined if rows cannot be picked. */
  readonly picked: boolean | undefined;
  readonly pickLabel: string;
  /** The page of the record, to which the first cell links. */
  readonly href: string | undefined;
  /** The page of the record, to which a link at the end of the row leads, if a click on the row does something else. */
  readonly besideHref: string | undefined;
  readonly besideLabel: string | undefined;
}

/**
 * One record. It has no event handlers, because the table handles the events of all rows; so a row renders again only if
 * its record, its columns or its selection change.
 */
export const Row = memo((props: RowProps) => {
  const { record, index, place, columns, edge, context, active, picked, pickLabel, href, besideHref } = props;
  return (
    <tr
      tabIndex={active ? 0 : -1}
      data-row={index}
      // For screen readers the headings are row 1.
      aria-rowindex={place + 1}
      aria-selected={picked}
      className={record.markedToDelete ? 'marked' : undefined}
    >
      {picked !== undefined && (
        <td className="pick pinned" style={{ left: 0 }}>
          <input type="checkbox" checked={picked} readOnly tabIndex={-1} aria-label={pickLabel} />
        </td>
      )}
      {columns.map((column, at) => {
        const value = valueIn(record, column, context.language);
        // The name of the record gets the marks that people gave it, such as a colour; other cells stay as they are.
        const content = distinguished(record, column, cellContent(column, value, context, record));
        return (
          <td
            key={column.path}
            className={at === 0 ? `${classOf(column, edge)} names` : classOf(column, edge)}
            style={placeOf(column)}
            title={tooltipOf(column, value, context, record)}
          >
            {at === 0 && href ? <RowLink href={href}>{content}</RowLink> : content}
          </td>
        );
      })}
      {besideHref ? (
        <td className="right">
          <a
            href={besideHref}
            target="_blank"
            rel="noopener"
            aria-label={props.besideLabel}
            title={props.besideLabel}
          >
            ↗
          </a>
        </td>
      ) : (
        <td aria-hidden="true" />
      )}
    </tr>
  );
});

/** The row itself takes the focus; the link serves the middle mouse button and shows the address. */
const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} tabIndex={-1}>
    {children}
  </a>
);
