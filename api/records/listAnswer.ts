import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import { withOtherNames } from '#domain/kernel/alsoNamed.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { listExtras, openLists } from './listExtras.ts';
import { parseListQuery } from './listQuery.ts';

/** A page as the specification describes it. `countCapped` says that there are more records than `count`. */
type ListPage = {
  readonly rows: readonly AnyRecord[];
  readonly count: number;
  readonly countCapped: boolean;
  readonly next?: string;
};
/** Only the rows, as simple-rest expects them, or a page with the further members of the object's list. */
export type ListAnswer = readonly AnyRecord[] | ListPage;

/**
 * A page of an object's list. A request with a range of rows comes from simple-rest: the answer is then only the rows, and
 * headers hold the rest. Every other request gets a `ListPage`.
 */
export async function listAnswer(
  database: Database,
  declaration: Declaration,
  request: Request,
  response: Response,
  actor: Actor,
): Promise<ListAnswer> {
  const { records, registry } = database;
  const { name, path } = declaration;
  const { query, range } = parseListQuery(registry, declaration, request.query);
  // An open list answers people who may not read its records too, with its further members only.
  if (openLists.includes(name) && !may(actor, 'read', declaration))
    return { rows: [], count: 0, countCapped: false, ...(await listExtras[name]?.(actor, database)) };
  const page = await records.list(actor, name, query);
  const rows = page.rows.map((row) => withOtherNames(declaration, row));
  if (!range) {
    const next = page.next ? { next: page.next } : {};
    const extras = await listExtras[name]?.(actor, database);
    return { rows, count: page.count, countCapped: page.capped, ...next, ...extras };
  }
  const last = range[0] + Math.max(rows.length - 1, 0);
  response.set('Content-Range', `${path} ${range[0]}-${last}/${page.count}`);
  if (page.capped) response.set('X-Count-Capped', 'true');
  if (page.next) response.set('X-Next', page.next);
  return rows;
}
