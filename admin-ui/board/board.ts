import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';

/** A column: one status of the object. */
export interface BoardColumn {
  readonly id: number;
  readonly name: string;
  /** The colour of the status in its dictionary. */
  readonly colour: string | null;
  readonly count: number;
  /** The total amounts of the records, one text for each currency. */
  readonly sums: readonly string[];
  /** The path of the list of all records of the column. */
  readonly all: string;
}

/** What a card shows of a record. */
export interface Card {
  readonly title: string;
  /** The second line: whom or what it is about. */
  readonly about: string;
  /** The date of the record, as text. */
  readonly day: string;
  /** The value with its currency, as text. */
  readonly amount: string;
}

/** What a board needs to know of its object. */
export interface Board {
  readonly label: string;
  readonly object: Pick<Declaration, 'name' | 'path'>;
  readonly columns: readonly BoardColumn[];
  /** The filter of the cards of all columns, without the status. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Whether the person may move cards at all. */
  readonly mayMove: boolean;
  readonly card: (record: AnyRecord) => Card;
  /** Whether the rules let a record go into a column; the server decides. */
  readonly allows: (record: AnyRecord, to: BoardColumn) => boolean;
  /** The words for a move in the menu of a card. */
  readonly moveWord: (record: AnyRecord, to: BoardColumn) => string;
  /**
   * Moves a record, after asking for what the move needs. Shows a refusal. The records are refetched before the promise resolves.
   */
  readonly move: (record: AnyRecord, to: BoardColumn) => Promise<void>;
}
