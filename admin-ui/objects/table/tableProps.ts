import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Totals } from '#domain/kernel/totals.ts';
import type { Column } from './columns.ts';

/** The order of a list, by the path it is sorted by. */
export interface TableSort {
  readonly path: string;
  readonly desc: boolean;
}

/** Which rows are picked, and how to pick them. */
export interface Picking {
  readonly has: (id: number) => boolean;
  readonly set: (records: readonly AnyRecord[], picked: boolean) => void;
  readonly clear: () => void;
}

/** The column commands of the headings. */
export interface ColumnCommands {
  /** Moves a column to the place of the column `target`. */
  readonly moveTo: (path: string, target: string) => void;
  readonly moveBy: (path: string, by: -1 | 1) => void;
  /** Sets the width in pixels. */
  readonly resize: (path: string, width: number) => void;
  /** Makes the column as wide as its values need. */
  readonly fit: (path: string) => void;
  readonly openMenu: (path: string, anchor: HTMLElement) => void;
}

export interface RecordTableProps {
  /** The name under which the scroll position and the focused row are remembered. */
  readonly name?: string;
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly AnyRecord[];
  /** The number of rows before this page. */
  readonly before?: number;
  /** The number of rows in the whole list. */
  readonly count?: number;
  readonly sort: TableSort;
  readonly onSort: (path: string) => void;
  readonly onOpen: (record: AnyRecord) => void;
  /** Goes to the next or previous page when the focus moves beyond the end of this one. @returns whether there is such a page */
  readonly onTurn?: (by: 1 | -1) => boolean;
  /** Called after the Delete key in the row of this record. */
  readonly onMark?: (record: AnyRecord) => void;
  /** The address of a row's record, so that it can be opened in another tab. */
  readonly addressOf?: (record: AnyRecord) => string;
  /** A link to the record beside the row, if a click on the row does something else. */
  readonly beside?: { readonly address: (record: AnyRecord) => string; readonly label: string };
  /** Absent if rows cannot be picked. */
  readonly picking?: Picking;
  /** Absent if the columns cannot be changed. */
  readonly commands?: ColumnCommands;
  readonly totals?: Totals | undefined;
  readonly maxHeight: string | number;
}
