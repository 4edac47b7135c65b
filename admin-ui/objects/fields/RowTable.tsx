import { Table, TableContainer, TableHead } from '@mui/material';
import { useEffect, useMemo, useRef, type ClipboardEvent, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { UnseenHead } from '../../parts/UnseenHead.tsx';
import { useRowAction } from '../panels.ts';
import { RowBlock, rowsOfBlock } from './RowBlock.tsx';
import { fixedColumns } from './rowColumns.ts';
import { RowLine } from './RowLine.tsx';
import { columnsOf, RowHeads, stickyCell, useOpenRows } from './rowParts.tsx';
import { useRowDrag } from './useRowDrag.ts';
import { useRowKeys, type RowActions } from './useRowKeys.ts';

/** Narrow cells, so that a row of an order fits the width of a small screen. */
const tight = {
  '& td': { border: 0 },
  '& td .MuiInputBase-input': { px: 1 },
  '& td .MuiAutocomplete-inputRoot.MuiInputBase-root': { pl: 0.25, pr: 3.5 },
  '& td .MuiInputBase-adornedEnd': { pr: 0.75 },
  // The further buttons of a picker would cover the words in so narrow a box, so only the pointer shows them.
  '& td .MuiAutocomplete-inputRoot.MuiInputBase-root.Mui-focused': { pr: '28px !important' },
  '& td .MuiAutocomplete-root:not(:hover) [data-further-buttons]': { display: 'none' },
} as const;

/** Each row has two buttons, which copy and remove it. */
const ownButtons = 2;
/** The most buttons that a module adds to a row. */
const addedButtons = 2;

/** Below the last row is room for the text that a picker shows while its answer is awaited. */
const scrolled = { containerType: 'inline-size', overflowX: 'auto', pb: 1.5 } as const;

/** Gives a function that returns the names of the cells with errors, by the index of a row of this table part. */
const useFaultyCells = (source: string): ((index: number) => readonly string[]) => {
  const { errors } = useFormState();
  const faults = errors[source] as unknown as readonly (object | undefined)[] | undefined;
  return (index) => Object.keys(faults?.[index] ?? {});
};

interface RowTableProps {
  /** The table part. */
  readonly field: FieldMeta;
  /** Its path in the form. */
  readonly source: string;
  readonly disabled: boolean;
  /** The React keys of the rows, in the order of the rows. */
  readonly keys: readonly string[];
  readonly actions: RowActions;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/**
 * The rows as inputs, in blocks: a block far from the visible part shows values only, unless one of its rows has an error. A
 * row can be opened to show its rare fields, and opens itself when one of them has an error after a save.
 */
export function RowTable({ field, source, disabled, keys, actions, table, onPaste }: RowTableProps) {
  const text = useText();
  const { open, toggle } = useOpenRows();
  const faultsOf = useFaultyCells(source);
  const { columns, rare } = useMemo(() => columnsOf(field), [field]);
  const RowAction = useRowAction(source);
  const keyHandlers = useRowKeys(table, actions);
  const dragHandlers = useRowDrag(actions.move);
  /** False while the table is drawn for the first time. */
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
  }, []);
  const hasRareFault = (index: number) =>
    faultsOf(index).some((name) => rare.some((each) => each.name === name));
  const blocks = Array.from({ length: Math.ceil(keys.length / rowsOfBlock) }, (_none, block) =>
    keys.slice(block * rowsOfBlock, (block + 1) * rowsOfBlock),
  );
  const buttons = ownButtons + (rare.length > 0 ? 1 : 0) + (RowAction ? addedButtons : 0);
  const layout = useMemo(() => ({ ...tight, ...fixedColumns(columns, buttons) }), [columns, buttons]);
  return (
    <TableContainer sx={scrolled}>
      <Table ref={table} size="small" sx={layout} {...keyHandlers} {...dragHandlers} onPaste={onPaste}>
        <TableHead>
          <RowHeads fields={columns}>
            <UnseenHead name={text('bulk.actions')} sx={stickyCell('right')} />
          </RowHeads>
        </TableHead>
        {blocks.map((block, at) => {
          const first = at * rowsOfBlock;
          return (
            <RowBlock
              key={at}
              rows={block.length}
              // Rows that somebody adds later are in the last block. They get inputs at once, like those of the first block.
              isFirst={at === 0 || (isDrawn.current && at === blocks.length - 1)}
              isWanted={block.some((_key, row) => faultsOf(first + row).length > 0)}
              render={(isFar) =>
                block.map((key, row) => (
                  <RowLine
                    key={key}
                    rowKey={key}
                    source={source}
                    index={first + row}
                    columns={columns}
                    rare={rare}
                    disabled={disabled}
                    isOpen={open.has(key) || hasRareFault(first + row)}
                    isFar={isFar}
                    actions={actions}
                    {...(RowAction ? { RowAction } : {})}
                    onToggle={toggle}
                  />
                ))
              }
            />
          );
        })}
      </Table>
    </TableContainer>
  );
}
