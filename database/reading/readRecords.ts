import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Total, Totals } from '#domain/kernel/totals.ts';
import { may, type AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Count, ListQuery, Page, TotalsOfOne } from '../recordService.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { planAnew } from '../preparedStatements.ts';
import type { Sql } from '../sql.ts';
import { together } from '../together.ts';
import { filesOnRecord } from '../files/filesOnRecord.ts';
import { matching } from './compileFilter.ts';
import { countCap, countMatching } from './countMatching.ts';
import { hangingThere, noteHanging } from './hangingThere.ts';
import { Joins, rootAlias } from './joins.ts';
import {
  cursorOf,
  mayBeEmpty,
  sortColumn,
  sortValuesOf,
  stretchesBehind,
  stretchesFromStart,
  type SortPlace,
} from './keyset.ts';
import { inOrder, orderWithin, type Stretch } from './pageOrder.ts';
import { noteForeignMail } from './noteForeignMail.ts';
import { namesItself, type WrittenFields } from './namesItself.ts';
import { newestOnly } from './newestOnly.ts';
import { readPage } from './readPage.ts';
import { fieldsNamed, selectFields, toRecord } from './select.ts';
import { readPaths } from './selectPaths.ts';
import {
  partsLeft,
  partsOf,
  partsRead,
  partFlags,
  partsWritten,
  readTableParts,
  withShownParts,
} from './tableParts.ts';
import { readTotals, selectTotals } from './totals.ts';
import { seenBy } from './seenBy.ts';
import { seeingAll, visibleTo } from './visibility.ts';
import { fieldsWritten, recordWritten } from './writtenRecord.ts';

const rootId = sql.ref(`${rootAlias}.id`);

/** Reads records of any declared object, for one actor at a time. */
export class RecordReader {
  readonly #sql: Sql;
  readonly #registry: Registry;

  constructor(connection: Sql, registry: Registry) {
    this.#sql = connection;
    this.#registry = registry;
  }

  /**
   * One page and its count. They take at most three statements; a first page that is not full needs none for its count. Table
   * parts that a list shows take further ones.
   */
  async list(actor: Actor, object: string, query: ListQuery): Promise<Page> {
    const declaration = this.#readable(actor, object);
    const joins = new Joins(this.#registry, declaration, actor);
    const where = newestOnly(declaration, query, this.#where(actor, declaration, query.filter, joins));
    const places: SortPlace[] = query.sort.map(({ path, desc }) => ({
      ...joins.at(path.names),
      desc,
      nullable: mayBeEmpty(path),
    }));
    const sortColumns = places.map(({ column }, index) => sql`, ${column} as ${sql.ref(sortColumn(index))}`);
    const stretches =
      query.after === undefined ? stretchesFromStart(places) : stretchesBehind(query.after, places, rootId);
    const rowsOf = (stretch: RawBuilder<boolean>): Stretch => {
      const fromWhere = sql`from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause} where ${where} and ${stretch}`;
      return {
        rows: sql`select ${rootId} ${sql.join(sortColumns, sql``)} ${fromWhere} order by ${orderWithin(places, rootId)}`,
        count: sql`select count(*) ${fromWhere}`,
      };
    };
    // References get their presentations, and further columns are joined, only for the rows of the page.
    const inner = inOrder(stretches.map(rowsOf), places, query.limit + 1, query.offset);
    const fields = fieldsNamed(declaration, query.only);
    const page = { registry: this.#registry, actor, declaration, query, fields, places, inner, where, joins };
    const { rows, more, last, count: countRead } = await readPage(this.#sql, page);
    const served = rows.map((row) => ({
      ...toRecord(actor, declaration, row, fields),
      ...readPaths(query.columns ?? [], row),
    }));
    const records = await withShownParts(this.#sql, this.#registry, actor, declaration, served, fields);
    await noteForeignMail(this.#sql, this.#registry, actor, declaration, { records });
    const next = more && last ? { next: cursorOf(sortValuesOf(places, last), Number(last.id)) } : {};
    // A list that is not counted answers the number of its own rows.
    const isCountKnown = query.uncounted || (!more && query.offset === 0 && query.after === undefined);
    const count = isCountKnown
      ? { count: records.length, capped: false }
      : (countRead ?? (await countMatching(this.#sql, declaration, where, joins)));
    return { rows: records, ...count, ...next };
  }

  async count(actor: Actor, object: string, filter: Filter, cap = countCap): Promise<Count> {
    const declaration = this.#readable(actor, object);
    const joins = new Joins(this.#registry, declaration, actor);
    return countMatching(this.#sql, declaration, this.#where(actor, declaration, filter, joins), joins, cap);
  }

  /** Figures over all matching records that the actor may see, in one query. */
  async totals(actor: Actor, object: string, filter: Filter, totals: readonly Total[]): Promise<Totals> {
    const declaration = this.#readable(actor, object);
    if (totals.length === 0) return {};
    const joins = new Joins(this.#registry, declaration, actor);
    const where = this.#where(actor, declaration, filter, joins);
    const figures = selectTotals(totals, joins);
    const { rows } = await sql<Record<string, unknown>>`${planAnew}
      select ${figures} from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause}
      where ${where}`.execute(this.#sql);
    return readTotals(totals, rows[0] ?? {});
  }

  /** The number of matching records and their figures, separately for the records that the references `by` lead to. */
  async totalsBy(
    actor: Actor,
    object: string,
    filter: Filter,
    by: readonly string[],
    totals: readonly Total[],
  ): Promise<TotalsOfOne[]> {
    const declaration = this.#readable(actor, object);
    const joins = new Joins(this.#registry, declaration, actor);
    const where = this.#where(actor, declaration, filter, joins);
    const figures = totals.length === 0 ? sql`` : sql`, ${selectTotals(totals, joins)}`;
    const keys = sql.join(by.map((name) => sql.ref(`${rootAlias}.${columnOf(name, { type: 'reference' })}`)));
    const { rows } = await sql<Record<string, unknown> & { by: (number | null)[]; count: number }>`${planAnew}
      select array[${keys}] as by, count(*)::int as count ${figures}
      from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause}
      where ${where} group by ${keys} order by count(*) desc, ${keys}`.execute(this.#sql);
    return rows.map((row) => ({ by: row.by, count: row.count, totals: readTotals(totals, row) }));
  }

  async get(actor: Actor, object: string, id: number): Promise<AnyRecord> {
    const declaration = this.#readable(actor, object, id);
    const record = await this.#one(actor, declaration, sql<boolean>`${rootId} = ${id}`);
    if (!record) throw fail('record_not_found', { object, id });
    await noteForeignMail(this.#sql, this.#registry, actor, declaration, { records: [record], one: true });
    if (!declaration.answersFiles) return record;
    return { ...record, files: await filesOnRecord(this.#sql, this.#registry, actor, declaration, id) };
  }

  /**
   * Reads the whole record and locks it until the end of the transaction, so that nobody else can write it.
   * @param beside a further column for the statement to read
   * @throws record_not_found where the actor may not change it, even if they may see it
   */
  async lock<T = undefined>(
    actor: Actor,
    declaration: Declaration,
    id: number,
    beside?: RawBuilder<T>,
  ): Promise<{ readonly record: AnyRecord; readonly beside: T }> {
    const visible = sql<boolean>`${rootId} = ${id} and ${visibleTo(actor, this.#registry, declaration, rootAlias, 'modify')}`;
    // Ids never change, so this lock is enough. With `for update`, writes of rows that refer to the record would wait, and
    // two that refer to it first and change it afterwards would block each other.
    const lock = sql`for no key update of ${sql.table(rootAlias)}`;
    const all = seeingAll(actor);
    const column = beside ? sql`, ${beside} as ${sql.ref(besideName)}` : sql``;
    // Only a statement after the lock sees the table parts as the previous holder of the lock left them.
    const [rowResult, ...parts] = await together(this.#sql, [
      this.#rowBy(all, declaration, visible, { lock, beside: column }),
      ...partsOf(this.#registry, all, declaration, id),
    ]);
    const row = rowResult?.rows[0];
    if (!row) throw await this.#mayNotChange(actor, declaration, id);
    const record = { ...toRecord(all, declaration, row), ...partsRead(declaration, parts) };
    return { record, beside: row[besideName] as T };
  }

  /** The columns that a writing statement must return for `written`; undefined if it cannot return the whole record. */
  columnsWritten(
    actor: Actor,
    declaration: Declaration,
    written: WrittenFields,
  ): RawBuilder<unknown> | undefined {
    // Files are read separately. An updating statement still sees its own row as it was, so it cannot read the name of a
    // record that refers to itself.
    if (declaration.answersFiles || namesItself(declaration, written)) return undefined;
    const wantedFields = fieldsWritten(declaration, written);
    const fields = selectFields(this.#registry, seeingAll(actor), wantedFields, rootAlias);
    return sql`${fields} ${hangingThere(this.#registry, declaration)}`;
  }

  /** Makes the whole record from the row of `columnsWritten`, after its table parts have been stored. */
  async written(
    actor: Actor,
    declaration: Declaration,
    row: Readonly<Record<string, unknown>>,
    draft: Readonly<Record<string, unknown>>,
    before?: AnyRecord,
  ): Promise<AnyRecord> {
    const all = seeingAll(actor);
    const rowWithFlags = { ...row, ...partsWritten(declaration, draft) };
    const parts = await this.#parts(all, declaration, before?.id ?? Number(row.id), rowWithFlags);
    const left = before ? partsLeft(declaration, before, draft) : {};
    const record = recordWritten(all, declaration, row, { draft, before });
    return noteHanging(declaration, { ...record, ...parts, ...left }, row);
  }

  async mustSee(actor: Actor, object: string, id: number, type: AccessType = 'read'): Promise<void> {
    const declaration = this.#registry.byName(object);
    if (!may(actor, type, declaration)) throw fail('no_access', { object });
    const { rows } = await sql`select 1 from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)}
      where ${rootId} = ${id} and ${visibleTo(actor, this.#registry, declaration, rootAlias, type)}`.execute(
      this.#sql,
    );
    if (rows.length > 0) return;
    throw type === 'modify'
      ? await this.#mayNotChange(actor, declaration, id)
      : fail('record_not_found', { object, id });
  }

  /**
   * The error of a change. It does not tell that the record exists. Only a letter that the actor may read is no secret to
   * them: the error then says that they may only read it.
   */
  async #mayNotChange(actor: Actor, declaration: Declaration, id: number): Promise<KejaError> {
    const unknown = fail('record_not_found', { object: declaration.name, id });
    if (!declaration.ofAccount || !may(actor, 'read', declaration)) return unknown;
    const [sees] = await seenBy(this.#sql, this.#registry, [actor], declaration.name, id);
    return sees ? fail('mail_only_read') : unknown;
  }

  /** Reads the record that has this name in every installation (see `nameInEveryInstallation`). */
  async predefined(actor: Actor, object: string, name: string): Promise<AnyRecord> {
    const declaration = this.#readable(actor, object);
    const column = nameInEveryInstallation(declaration);
    const record =
      column &&
      (await this.#one(
        actor,
        declaration,
        sql<boolean>`${new Joins(this.#registry, declaration, actor).at([column]).column} = ${name}`,
      ));
    if (!record) throw fail('record_not_found', { object, id: name });
    return record;
  }

  async #one(
    actor: Actor,
    declaration: Declaration,
    condition: RawBuilder<boolean>,
  ): Promise<AnyRecord | undefined> {
    const beside = sql`${partFlags(declaration)} ${hangingThere(this.#registry, declaration)}`;
    const { rows } = await this.#rowBy(actor, declaration, condition, { beside }).execute(this.#sql);
    const [row] = rows;
    if (!row) return undefined;
    const parts = await this.#parts(actor, declaration, Number(row.id), row);
    return noteHanging(declaration, { ...toRecord(actor, declaration, row), ...parts }, row);
  }

  #parts(actor: Actor, declaration: Declaration, id: number, row: Record<string, unknown>) {
    return readTableParts(this.#sql, this.#registry, actor, declaration, { id, row });
  }

  #rowBy(
    actor: Actor,
    declaration: Declaration,
    condition: RawBuilder<boolean>,
    { lock = sql``, beside = sql`` }: { lock?: RawBuilder<unknown>; beside?: RawBuilder<unknown> },
  ): RawBuilder<Record<string, unknown>> {
    return sql<Record<string, unknown>>`
      select ${selectFields(this.#registry, actor, fieldsOf(declaration), rootAlias)} ${beside}
      from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)}
      where ${condition} and ${visibleTo(actor, this.#registry, declaration, rootAlias)} limit 1 ${lock}`;
  }

  #where(actor: Actor, declaration: Declaration, filter: Filter, joins: Joins): RawBuilder<boolean> {
    return matching(actor, this.#registry, declaration, filter, joins);
  }

  /**
   * The declaration of an object that the actor may read; notes the read.
   * @throws no_access
   */
  #readable(actor: Actor, object: string, id: number | null = null): Declaration {
    const declaration = this.#registry.byName(object);
    if (!may(actor, 'read', declaration)) throw fail('no_access', { object });
    actor.noteRead?.(object, id);
    return declaration;
  }
}

/** The name of a column beside the fields; no field can have it. */
const besideName = 'beside$';

/** The field that identifies the same record in every installation; a name only if it is unique. */
const nameInEveryInstallation = ({ fields }: Declaration): string | undefined =>
  ['predefinedName', 'key', 'code', 'name'].find(
    (name) => fields[name] && (name !== 'name' || fields[name].unique),
  );
