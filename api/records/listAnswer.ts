import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { listExtras } from './listExtras.ts';
import { parseListQuery } from './listQuery.ts';

/** A page of an object's list, in the dialect that it was asked for in. */
export const listAnswer = async (
  database: Database,
  declaration: Declaration,
  request: Request,
  response: Response,
  actor: Actor,
): Promise<unknown> => {
  const { records, registry } = database;
  const { name, path } = declaration;
  const { query, range } = parseListQuery(registry, declaration, request.query);
  const page = await records.list(actor, name, query);
  if (!range) {
    const next = page.next ? { next: page.next } : {};
    const extras = await listExtras[name]?.(actor, database);
    return { rows: page.rows, count: page.count, countCapped: page.capped, ...next, ...extras };
  }
  const last = range[0] + Math.max(page.rows.length - 1, 0);
  response.set('Content-Range', `${path} ${range[0]}-${last}/${page.count}`);
  if (page.capped) response.set('X-Count-Capped', 'true');
  return page.rows;
};
