import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Totals } from '#domain/kernel/totals.ts';
import type { Column } from './columns.ts';

/** A list's order, by the path it is sorted by. */
export interface TableSort {
  readonly path: string;
  readonly desc: boolean;
}

/** Which rows are picked, and how they are. */
export interface Picking {
  readonly has: (id: number) => boolean;
  readonly set: (records: readonly AnyRecord[], picked: boolean) => void;
  readonly clear: () => void;
}

/** What may be done with the columns from their headings. */
export interface ColumnCommands {
  readonly moveTo: (path: string, target: string) => void;
  readonly moveBy: (path: string, by: -1 | 1) => void;
  readonly resize: (path: string, width: number) => void;
  readonly fit: (path: string) => void;
  readonly openMenu: (path: string, anchor: HTMLElement) => void;
}

export interface RecordTableProps {
  /** Under this name it is remembered how far it was scrolled and which row had the keyboard. */
  readonly name?: string;
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly AnyRecord[];
  /** Rows before this page, and in the whole list. */
  readonly before?: number;
  readonly count?: number;
  readonly sort: TableSort;
  readonly onSort: (path: string) => void;
  readonly onOpen: (record: AnyRecord) => void;
  /** Turns the page for who walks beyond its end. */
  readonly onTurn?: (by: 1 | -1) => void;
  readonly onMark?: (record: AnyRecord) => void;
  /** Where a row leads, so that it can be opened in another tab. */
  readonly addressOf?: (record: AnyRecord) => string;
  /** A record to look at beside, where pressing a row does something else with it. */
  readonly beside?: { readonly address: (record: AnyRecord) => string; readonly label: string };
  readonly picking?: Picking;
  readonly commands?: ColumnCommands;
  readonly totals?: Totals | undefined;
  readonly maxHeight: string | number;
}
