import { IconButton, TableCell, TableRow } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { memo, Suspense, type LazyExoticComponent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import type { RowAction as RowActionComponent } from '../panels.ts';
import { CellInput, CellShown, cellKindOf } from './cells.tsx';
import { usualRowHeight } from './rowColumns.ts';
import { MoreButton, NamedValue, OpenedRow, stickyCell } from './rowParts.tsx';
import type { RowActions } from './useRowKeys.ts';

interface RowLineProps {
  /** The path of the table part in the form. */
  readonly source: string;
  readonly index: number;
  /** Recognises the row when others are added, moved or removed. */
  readonly rowKey: string;
  readonly columns: readonly FieldMeta[];
  /** The fields that are shown only while the row is open. */
  readonly rare: readonly FieldMeta[];
  readonly disabled: boolean;
  readonly isOpen: boolean;
  /** Far from the visible part: shows values, which become inputs when the row comes near. */
  readonly isFar: boolean;
  readonly actions: RowActions;
  /** The buttons that a module adds to the row. */
  readonly RowAction?: LazyExoticComponent<RowActionComponent>;
  readonly onToggle: (key: string) => void;
}

interface CellProps {
  readonly field: FieldMeta;
  /** The path of the cell in the form. */
  readonly source: string;
  readonly disabled: boolean;
  /** Without a label, because the column head is the label. */
  readonly bare: boolean;
}

/** The input of a cell. The value of a computed cell is only shown. */
const Cell = ({ field, source, disabled, bare }: CellProps) => {
  if (field.computed) return <Computed field={field} source={source} bare={bare} />;
  return <CellInput field={field} source={source} disabled={disabled || field.readOnly} bare={bare} />;
};

const Computed = ({ field, source, bare }: Omit<CellProps, 'disabled'>) => {
  const value: unknown = useWatch({ name: source });
  const shown = <CellShown field={field} value={value} inFull />;
  return bare ? shown : <NamedValue label={field.label}>{shown}</NamedValue>;
};

/** The values of a row far from the visible part. They are read once and not watched, because nobody sees them change. */
const FarCells = ({ source, columns }: Pick<RowLineProps, 'source' | 'columns'>) => {
  const { getValues } = useFormContext();
  return columns.map((cell) => (
    <TableCell key={cell.name} align={cellKindOf(cell).align ?? 'left'} sx={{ height: usualRowHeight }}>
      <CellShown field={cell} value={getValues(`${source}.${cell.name}`)} />
    </TableCell>
  ));
};

/**
 * One row of inputs. Texts beside inputs begin 10 pixels lower, in line with the text in the inputs. The row renders again only when
 * its own position or values change: an order may have hundreds of rows.
 */
export const RowLine = memo((props: RowLineProps) => {
  const { source, index, rowKey, columns, rare, disabled, isOpen, isFar, actions, RowAction, onToggle } =
    props;
  const text = useText();
  const number = index + 1;
  const rowPath = `${source}.${index}`;
  return (
    <>
      {/* While a row is dragged, `useRowDrag` sets `data-over` on the row under the pointer: a line shows where it will go. */}
      <TableRow data-row={index} sx={{ '&[data-over] td': { boxShadow: 'inset 0 2px 0 0 currentColor' } }}>
        <TableCell
          // The row is dragged by this cell (`useRowDrag`).
          data-handle
          draggable={!disabled}
          title={disabled ? undefined : text('detail.moveRow', { number })}
          sx={{ pt: '10px !important', cursor: disabled ? 'default' : 'grab', ...stickyCell('left') }}
        >
          {number}
        </TableCell>
        {isFar ? (
          <FarCells source={rowPath} columns={columns} />
        ) : (
          columns.map((cell) => (
            <TableCell
              key={cell.name}
              align={cellKindOf(cell).align ?? 'left'}
              sx={{
                px: 0.75,
                ...(cell.computed ? { pt: '10px !important', whiteSpace: 'nowrap' } : {}),
              }}
            >
              <Cell field={cell} source={`${rowPath}.${cell.name}`} disabled={disabled} bare />
            </TableCell>
          ))
        )}
        <TableCell sx={{ px: 0, whiteSpace: 'nowrap', ...stickyCell('right') }}>
          {RowAction && !isFar && (
            <Suspense>
              <RowAction source={rowPath} number={number} disabled={disabled} />
            </Suspense>
          )}
          {rare.length > 0 && (
            <MoreButton isOpen={isOpen} number={number} onToggle={() => onToggle(rowKey)} />
          )}
          <RowButtons index={index} disabled={disabled} actions={actions} />
        </TableCell>
      </TableRow>
      {isOpen && (
        <OpenedRow
          rowIndex={index}
          fields={rare}
          span={columns.length + 1}
          render={(cell) => (
            <Cell field={cell} source={`${rowPath}.${cell.name}`} disabled={disabled} bare={false} />
          )}
        />
      )}
    </>
  );
});
RowLine.displayName = 'RowLine';

const RowButtons = ({ index, disabled, actions }: Pick<RowLineProps, 'index' | 'disabled' | 'actions'>) => {
  const text = useText();
  const number = index + 1;
  return (
    <>
      <IconButton
        disabled={disabled}
        onClick={() => actions.copy(index)}
        aria-label={text('detail.copyRow', { number })}
        title={text('detail.copyRow', { number })}
      >
        <CopyIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <IconButton
        disabled={disabled}
        onClick={() => actions.remove(index)}
        aria-label={text('detail.removeRow', { number })}
        title={text('detail.removeRow', { number })}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </>
  );
};
