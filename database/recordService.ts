import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import type { ErrorParams } from '#domain/kernel/fail.ts';
import type { FieldPath } from '#domain/kernel/fieldPath.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { GenericCall } from '#domain/kernel/lifecycle.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { Total, Totals } from '#domain/kernel/totals.ts';
import type { AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

export interface Sort {
  readonly path: FieldPath;
  readonly desc: boolean;
}

/** A page of a list. Without a sort, records are sorted by id. */
export interface ListQuery {
  readonly filter: Filter;
  readonly sort: readonly Sort[];
  readonly limit: number;
  readonly offset: number;
  /**
   * The `next` of the page before: the list continues after it instead of skipping `offset` rows, which is slow for deep
   * pages.
   */
  readonly after?: string;
  /** Values to serve beside the record's own fields: paths through references, each served under the path as written. */
  readonly columns?: readonly { readonly written: string; readonly path: FieldPath }[];
  /** The fields to serve, if not all are wanted: the others are not read. The id and the presentation are always served. */
  readonly only?: readonly string[];
  /**
   * For a caller that reads page after page and has the count already: nothing is counted, `count` is the length of the
   * page.
   */
  readonly uncounted?: boolean;
  /**
   * Of all records that agree in all these fields, serves only the newest by the object's sort field, which is a date.
   */
  readonly newestOf?: readonly string[];
  /** The same query is repeated for many records: its plan does not depend on the record, and is kept. */
  readonly keepsPlan?: boolean;
}

/** A field that a hook of the object does not let anybody change now, and the error code of that refusal. */
export interface HeldField {
  readonly field: string;
  readonly code: ErrorCode;
}

/** The state of a record in its lifecycle, for one person. */
export interface Standing {
  readonly state: string;
  /** The calls that are refused in this state. */
  readonly closed: readonly GenericCall[];
  /** Fields that keep their value in this state, once filled. */
  readonly keeps: readonly string[];
  /** Fields that nobody can write in this state, filled or not. */
  readonly shut: readonly string[];
  /** Fields that nobody can write because each is the sum of the record's parts. */
  readonly sums: readonly string[];
  /** The refusal of a closed call. */
  readonly refusal: Refusal;
  /** Why fields cannot be changed: shown above the form. */
  readonly told: readonly Refusal[];
}

interface Refusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/**
 * The figures of the records that refer to the same records. `by` has the ids of the records referred to, in the order of the
 * references that the caller named; null where the reference is empty.
 */
export interface TotalsOfOne {
  readonly by: readonly (number | null)[];
  readonly count: number;
  readonly totals: Totals;
}

/** The number of matching records: counted up to a cap, and `capped` says that there are more. */
export interface Count {
  readonly count: number;
  readonly capped: boolean;
}

export interface Page extends Count {
  readonly rows: AnyRecord[];
  /** Send this back as `after` to get the next page; absent on the last page. */
  readonly next?: string;
}

/**
 * The only way to read and write records. Every call checks the actor's access, and every write is one
 * transaction that validates, numbers, applies the object's hooks, records the author, appends to the
 * outbox and announces the change.
 *
 * Every call may throw a KejaError: `no_access`, `record_not_found` (also for what the actor may not see),
 * `validation_failed` with an error per field, `stale_record` when `updatedAt` in the input is old,
 * `owned_by_workflow` for what only a process may write.
 */
export interface RecordService {
  list(actor: Actor, object: string, query: ListQuery): Promise<Page>;
  /** Counts up to `cap`; without it, up to the cap of lists. */
  count(actor: Actor, object: string, filter: Filter, cap?: number): Promise<Count>;
  /** Sums, averages, least and greatest values over all matching records, by the paths as the caller wrote them. */
  totals(actor: Actor, object: string, filter: Filter, totals: readonly Total[]): Promise<Totals>;
  /**
   * The number of matching records and their figures, separately for the records that the references `by` lead to: money
   * can only be summed in one currency.
   */
  totalsBy(
    actor: Actor,
    object: string,
    filter: Filter,
    by: readonly string[],
    totals: readonly Total[],
  ): Promise<TotalsOfOne[]>;
  get(actor: Actor, object: string, id: number): Promise<AnyRecord>;
  /** Which of the calls below the record's state leaves open to the actor, and which it closes. */
  lifecycle(actor: Actor, object: string, id: number): Promise<Standing>;
  /** For a caller that only needs to know whether `get`, or a change, would be refused: the record itself is not read. */
  mustSee(actor: Actor, object: string, id: number, type?: AccessType): Promise<void>;
  /** Which of several actors may read a record: an answer for each, in the order of `actors`. */
  seenBy(actors: readonly Actor[], object: string, id: number): Promise<boolean[]>;
  /** The record that every installation has under this name, such as the status `NaTerminalu`. */
  predefined(actor: Actor, object: string, name: string): Promise<AnyRecord>;
  create(actor: Actor, object: string, input: RecordInput): Promise<AnyRecord>;
  update(actor: Actor, object: string, id: number, input: RecordInput): Promise<AnyRecord>;
  /**
   * As `create` and `update`, for a server that needs only the id: the record is not read again after the write. For people
   * it is still read, because a write after which they would not see the record is refused.
   */
  createOnly(actor: Actor, object: string, input: RecordInput): Promise<number>;
  updateOnly(actor: Actor, object: string, id: number, input: RecordInput): Promise<void>;
  confirm(actor: Actor, object: string, id: number): Promise<AnyRecord>;
  undoConfirm(actor: Actor, object: string, id: number): Promise<AnyRecord>;
  /** Sets the mark for deletion to `mark`, or toggles it when none is given. */
  changeDeletionMark(actor: Actor, object: string, id: number, mark?: boolean): Promise<AnyRecord>;
  /** Deletes a record from the database: full rights only, refused with `record_referenced` while others refer to it. */
  remove(actor: Actor, object: string, id: number): Promise<void>;
}
