import type { FieldPath, Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { Total, Totals } from '#domain/kernel/totals.ts';
import type { AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

export interface Sort {
  readonly path: FieldPath;
  readonly desc: boolean;
}

/** A page of a list. Without a sort, records come by their id. */
export interface ListQuery {
  readonly filter: Filter;
  readonly sort: readonly Sort[];
  readonly limit: number;
  readonly offset: number;
  /** Continue behind this record of the same sort instead of counting rows off: for deep pages. */
  readonly after?: string;
  /** What is served beside the record's own fields: paths through references, each under the path as written. */
  readonly columns?: readonly { readonly written: string; readonly path: FieldPath }[];
  /** Whoever reads page after page knows how many there are: counting each time is saved, the page counts itself. */
  readonly uncounted?: boolean;
}

/** How many records match: counted up to `countCap`, and `capped` says when there are more. */
export interface Count {
  readonly count: number;
  readonly capped: boolean;
}

export interface Page extends Count {
  readonly rows: AnyRecord[];
  /** Hand this back as `after` to read on; absent on the last page. */
  readonly next?: string;
}

/**
 * The only way to read and write records. Every call checks the actor's access, and every write is one
 * transaction that validates, numbers, applies the object's hooks, records the author, appends to the
 * outbox and announces the change.
 *
 * All calls throw KejaError: `no_access`, `record_not_found` (also for what the actor may not see),
 * `validation_failed` with an error per field, `stale_record` when `updatedAt` in the input is old,
 * `owned_by_workflow` for what only a process may write.
 */
export interface RecordService {
  list(actor: Actor, object: string, query: ListQuery): Promise<Page>;
  /** Counts up to `cap`, or to where lists stop counting. */
  count(actor: Actor, object: string, filter: Filter, cap?: number): Promise<Count>;
  /** Sums and the like over everything that matches, by the paths they were asked for. */
  totals(actor: Actor, object: string, filter: Filter, totals: readonly Total[]): Promise<Totals>;
  get(actor: Actor, object: string, id: number): Promise<AnyRecord>;
  /** As `get`, for who needs to know only whether it would throw, or whether a change would: nothing of the record is read. */
  mustSee(actor: Actor, object: string, id: number, type?: AccessType): Promise<void>;
  /** Which of several actors may read a record. */
  seenBy(actors: readonly Actor[], object: string, id: number): Promise<boolean[]>;
  /** The record that every installation has under this name, such as the status `NaTerminalu`. */
  predefined(actor: Actor, object: string, name: string): Promise<AnyRecord>;
  create(actor: Actor, object: string, input: RecordInput): Promise<AnyRecord>;
  update(actor: Actor, object: string, id: number, input: RecordInput): Promise<AnyRecord>;
  confirm(actor: Actor, object: string, id: number): Promise<AnyRecord>;
  undoConfirm(actor: Actor, object: string, id: number): Promise<AnyRecord>;
  /** Sets the mark to `mark`, or turns it over when none is given. */
  changeDeletionMark(actor: Actor, object: string, id: number, mark?: boolean): Promise<AnyRecord>;
  /** Physically removes a record: full rights only, refused with `record_referenced` while others refer to it. */
  remove(actor: Actor, object: string, id: number): Promise<void>;
}
