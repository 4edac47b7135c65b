import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { RowsField } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Total, Totals } from '#domain/kernel/totals.ts';
import { isGrantedOnly, may, type AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Count, ListQuery, Page } from '../recordService.ts';
import { rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { filesOnRecord } from '../files/filesOnRecord.ts';
import { compileFilter } from './compileFilter.ts';
import { Joins, rootAlias } from './joins.ts';
import { cursorOf, sortColumn, sortValuesOf, stretchesBehind, type SortPlace } from './keyset.ts';
import { inOrder, inPage, orderBy } from './pageOrder.ts';
import { readFields, selectFields, toRecord } from './select.ts';
import { readPaths, selectPaths } from './selectPaths.ts';
import { readTotals, selectTotals } from './totals.ts';
import { seeingAll, visibleTo } from './visibility.ts';

/** Counting stops here, and the answer says so: a list page must not count a million rows. */
export const countCap = 10_000;

const rootId = sql.ref(`${rootAlias}.id`);

/** Reading of records of any declared object, for one actor at a time. */
export class RecordReader {
  readonly #sql: Sql;
  readonly #registry: Registry;

  constructor(connection: Sql, registry: Registry) {
    this.#sql = connection;
    this.#registry = registry;
  }

  /** One page and its count, in two queries at most: a first page that is not full counts itself. */
  async list(actor: Actor, object: string, query: ListQuery): Promise<Page> {
    const declaration = this.#readable(actor, object);
    const joins = new Joins(this.#registry, declaration, actor);
    const where = this.#where(actor, declaration, query.filter, joins);
    const places: SortPlace[] = query.sort.map(({ path, desc }) => ({ ...joins.at(path.names), desc }));
    const sortColumns = places.map(({ column }, index) => sql`, ${column} as ${sql.ref(sortColumn(index))}`);
    const rowsOf = (stretch: RawBuilder<boolean>) => sql`
      select ${rootId} ${sql.join(sortColumns, sql``)}
      from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause}
      where ${where} and ${stretch} order by ${orderBy(places, rootId)} limit ${query.limit + 1} offset ${query.offset}`;
    const stretches =
      query.after === undefined ? [sql<boolean>`true`] : stretchesBehind(query.after, places, rootId);
    // References are named, and further columns joined, outside: for the rows of the page only.
    const inner = inOrder(stretches.map(rowsOf), places, query.limit + 1);
    const columns = query.columns ?? [];
    const beside = new Joins(this.#registry, declaration, actor);
    const shown = [
      selectFields(this.#registry, actor, fieldsOf(declaration), rootAlias),
      ...selectPaths(this.#registry, actor, columns, beside),
      ...sortColumns.map((_, index) => sql.ref(`page.${sortColumn(index)}`)),
    ];
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(shown)}
      from (${inner}) as page
        join ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} on ${rootId} = ${sql.ref('page.id')}
        ${beside.clause}
      order by ${orderBy(inPage(places), sql.ref('page.id'))}`.execute(this.#sql);

    const page = rows.slice(0, query.limit);
    const records = page.map((row) => ({ ...toRecord(actor, declaration, row), ...readPaths(columns, row) }));
    const last = page.at(-1);
    const more = rows.length > query.limit && last !== undefined;
    const next = more ? { next: cursorOf(sortValuesOf(places, last), records.at(-1) as AnyRecord) } : {};
    const wholeInHand = query.uncounted || (!more && query.offset === 0 && query.after === undefined);
    const count = wholeInHand
      ? { count: records.length, capped: false }
      : await this.#count(declaration, where, joins);
    return { rows: records, ...count, ...next };
  }

  async count(actor: Actor, object: string, filter: Filter, cap = countCap): Promise<Count> {
    const declaration = this.#readable(actor, object);
    const joins = new Joins(this.#registry, declaration, actor);
    return this.#count(declaration, this.#where(actor, declaration, filter, joins), joins, cap);
  }

  /** Figures over everything that matches, in one query; what the actor may not see does not count. */
  async totals(actor: Actor, object: string, filter: Filter, totals: readonly Total[]): Promise<Totals> {
    const declaration = this.#readable(actor, object);
    if (totals.length === 0) return {};
    const joins = new Joins(this.#registry, declaration, actor);
    const where = this.#where(actor, declaration, filter, joins);
    const figures = selectTotals(totals, joins);
    const { rows } = await sql<Record<string, unknown>>`
      select ${figures} from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause}
      where ${where}`.execute(this.#sql);
    return readTotals(totals, rows[0] ?? {});
  }

  async get(actor: Actor, object: string, id: number): Promise<AnyRecord> {
    const declaration = this.#readable(actor, object, id);
    const record = await this.#one(actor, declaration, sql<boolean>`${rootId} = ${id}`);
    if (!record) throw fail('record_not_found', { object, id });
    if (!declaration.answersFiles) return record;
    return { ...record, files: await filesOnRecord(this.#sql, this.#registry, actor, declaration, id) };
  }

  /**
   * The record as it stands, all of it, held until the end of the transaction so that nobody writes in between.
   * @throws record_not_found where the actor may not change it, also when they may see it
   */
  async hold(actor: Actor, declaration: Declaration, id: number): Promise<AnyRecord> {
    const visible = sql<boolean>`${rootId} = ${id} and ${visibleTo(actor, this.#registry, declaration, rootAlias, 'modify')}`;
    // Ids never change: whoever only refers to the record need not wait, nor two who do and then write it for each other.
    const lock = sql`for no key update of ${sql.table(rootAlias)}`;
    const record = await this.#one(seeingAll(actor), declaration, visible, lock);
    if (!record) throw fail('record_not_found', { object: declaration.name, id });
    return record;
  }

  async mustSee(actor: Actor, object: string, id: number, type: AccessType = 'read'): Promise<void> {
    const declaration = this.#registry.byName(object);
    if (!may(actor, type, declaration)) throw fail('no_access', { object });
    const { rows } = await sql`select 1 from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)}
      where ${rootId} = ${id} and ${visibleTo(actor, this.#registry, declaration, rootAlias, type)}`.execute(
      this.#sql,
    );
    if (rows.length === 0) throw fail('record_not_found', { object, id });
  }

  async predefined(actor: Actor, object: string, name: string): Promise<AnyRecord> {
    const declaration = this.#readable(actor, object);
    const column = nameInEveryInstallation(declaration);
    const found =
      column &&
      (await this.#one(
        actor,
        declaration,
        sql<boolean>`${new Joins(this.#registry, declaration, actor).at([column]).column} = ${name}`,
      ));
    if (!found) throw fail('record_not_found', { object, id: name });
    return found;
  }

  async #one(
    actor: Actor,
    declaration: Declaration,
    condition: RawBuilder<boolean>,
    lock: RawBuilder<unknown> = sql``,
  ): Promise<AnyRecord | undefined> {
    const { rows } = await sql<Record<string, unknown>>`
      select ${selectFields(this.#registry, actor, fieldsOf(declaration), rootAlias)}
      from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)}
      where ${condition} and ${visibleTo(actor, this.#registry, declaration, rootAlias)} limit 1 ${lock}`.execute(
      this.#sql,
    );
    const [row] = rows;
    return (
      row && {
        ...toRecord(actor, declaration, row),
        ...(await this.#tableParts(actor, declaration, Number(row.id))),
      }
    );
  }

  async #tableParts(
    actor: Actor,
    declaration: Declaration,
    parentId: number,
  ): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(declaration.fields)) {
      if (field.type === 'rows') parts[name] = await this.#rows(actor, declaration, name, field, parentId);
    }
    return parts;
  }

  async #rows(
    actor: Actor,
    declaration: Declaration,
    name: string,
    field: RowsField,
    parentId: number,
  ): Promise<unknown[]> {
    const { rows } = await sql<Record<string, unknown>>`
      select r.id, r.row_number, ${selectFields(this.#registry, actor, field.fields, 'r')}
      from ${sql.table(rowsTableOf(declaration, name))} as r where r.parent_id = ${parentId} order by r.row_number`.execute(
      this.#sql,
    );
    return rows.map((row) => ({
      id: row.id,
      parentId,
      rowNumber: row.row_number,
      ...readFields(field.fields, row),
    }));
  }

  async #count(
    declaration: Declaration,
    where: RawBuilder<boolean>,
    joins: Joins,
    cap = countCap,
  ): Promise<Count> {
    const { rows } = await sql<{ count: number }>`
      select cast(count(*) as int) as count from (
        select 1 from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause} where ${where} limit ${cap + 1}
      ) as capped`.execute(this.#sql);
    const found = rows[0]?.count ?? 0;
    return { count: Math.min(found, cap), capped: found > cap };
  }

  #where(actor: Actor, declaration: Declaration, filter: Filter, joins: Joins): RawBuilder<boolean> {
    const wanted = compileFilter(filter, declaration, joins);
    return sql<boolean>`${wanted} and ${visibleTo(actor, this.#registry, declaration, rootAlias)}`;
  }

  /** The declaration, of what the actor may read; reads of what is restricted are noted. */
  #readable(actor: Actor, object: string, id: number | null = null): Declaration {
    const declaration = this.#registry.byName(object);
    if (!may(actor, 'read', declaration)) throw fail('no_access', { object });
    if (isGrantedOnly(actor, object)) actor.noteRead?.(object, id);
    return declaration;
  }
}

/** The field under which every installation knows the same record; a name serves where no two records share one. */
const nameInEveryInstallation = ({ fields }: Declaration): string | undefined =>
  ['predefinedName', 'key', 'code', 'name'].find(
    (name) => fields[name] && (name !== 'name' || fields[name].unique),
  );
