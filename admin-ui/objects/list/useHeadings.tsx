import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { View } from '#domain/platform/view.ts';
import type { ViewChanges } from '../../views/useView.ts';
import { fittingWidth, type Column } from '../table/columns.ts';
import { writtenValue } from '../table/cellWriting.ts';
import type { ColumnCommands, TableSort } from '../table/tableProps.ts';
import { useCellContext } from '../table/useCellContext.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { useColumnCommands } from './useColumnCommands.ts';

interface HeadingsProps {
  readonly view: View;
  readonly columns: readonly Column[];
  readonly rows: readonly AnyRecord[];
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  readonly save: (changes: ViewChanges) => void;
}

/**
 * What the headings of a list do: `turnSort`, `tableCommands` for the gestures and keys of the table, and the menu of a column,
 * which offers all `commands`.
 */
export function useHeadings({ view, columns, rows, sort, onSort, save }: HeadingsProps) {
  const context = useCellContext(columns);
  const commands = useColumnCommands(view, save);
  const [opened, setOpened] = useState<{ readonly path: string; readonly anchor: HTMLElement }>();
  const column = columns.find(({ path }) => path === opened?.path);

  /** Fits the width of a column to its visible values. */
  const fit = (path: string) => {
    const fitted = columns.find((each) => each.path === path);
    if (!fitted) return;
    const texts = rows.map((record) => writtenValue(fitted.field, record[path], context, record));
    commands.resize(path, fittingWidth(fitted.label, texts));
  };
  const { moveTo, moveBy, resize } = commands;
  const tableCommands: ColumnCommands = {
    moveTo,
    moveBy,
    resize,
    fit,
    openMenu: (path, anchor) => setOpened({ path, anchor }),
  };
  /** Sorts by a column: ascending at first, descending if the list was sorted by it in ascending order. */
  const turnSort = (path: string) => onSort({ path, desc: sort.path === path && !sort.desc });

  return {
    commands,
    tableCommands,
    turnSort,
    menu: opened && column && (
      <ColumnMenu
        column={column}
        anchor={opened.anchor}
        commands={commands}
        onSort={(path, desc) => onSort({ path, desc })}
        onFit={fit}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
