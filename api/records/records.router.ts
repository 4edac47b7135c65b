import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { RecordService } from '#database/recordService.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { parseTotals } from '#domain/kernel/totals.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { listAnswer } from './listAnswer.ts';
import { listParameters } from './listQuery.ts';

type Handler = (request: Request, response: Response, actor: Actor) => Promise<unknown>;

const markBody = z.object({
  id: recordId.optional(),
  orderId: recordId.optional(),
  markedToDelete: z.boolean().optional(),
});

/** The generic calls of every declared object at its own path: the specification's dialect and simple-rest's. */
export const recordsRouter = (database: Database): Router => {
  const router = Router();
  for (const declaration of database.registry.all) mountObject(router, database, declaration);
  return router;
};

const mountObject = (router: Router, database: Database, declaration: Declaration): void => {
  const { records, registry } = database;
  const { name, path } = declaration;
  const at = `/${path}`;
  /** A change of a record, done once for a request that names itself; answered by the record as it stands. */
  const writes = (
    write: (records: RecordService, request: Request, actor: Actor) => Promise<AnyRecord>,
    status = 200,
  ) =>
    signedIn(async (request, response, actor) => {
      const { id, now } = await writeOnce(database, actor, request, (tx) =>
        write(tx.records, request, actor),
      );
      response.status(status);
      return now ?? records.get(actor, name, id);
    });

  router.get(
    at,
    signedIn((request, response, actor) => listAnswer(database, declaration, request, response, actor)),
  );

  router.get(
    `${at}/count`,
    signedIn(async (request, _response, actor) => {
      const { filter } = parsed(listParameters, request.query, 'filter');
      const { count, capped } = await records.count(actor, name, parseFilter(registry, declaration, filter));
      return { count, countCapped: capped };
    }),
  );

  router.get(
    `${at}/totals`,
    signedIn(async (request, _response, actor) => {
      const { filter, totals } = parsed(listParameters, request.query, 'totals');
      const wanted = parseTotals(registry, declaration, totals);
      return {
        totals: await records.totals(actor, name, parseFilter(registry, declaration, filter), wanted),
      };
    }),
  );

  router.get(
    `${at}/predefined/:name`,
    signedIn((request, _response, actor) => records.predefined(actor, name, String(request.params.name))),
  );
  router.get(
    `${at}/:id`,
    signedIn((request, _response, actor) => records.get(actor, name, idOf(request, declaration))),
  );

  router.post(
    at,
    writes((within, request, actor) => within.create(actor, name, bodyOf(request)), 201),
  );

  router.put(
    `${at}/confirm/:id`,
    writes((within, request, actor) => within.confirm(actor, name, idOf(request, declaration))),
  );

  router.put(
    `${at}/undo_confirm/:id`,
    writes((within, request, actor) => within.undoConfirm(actor, name, idOf(request, declaration))),
  );

  router.put(
    `${at}/:id`,
    writes((within, request, actor) =>
      within.update(actor, name, idOf(request, declaration), bodyOf(request)),
    ),
  );

  router.post(
    `${at}/change_deletion_mark`,
    writes((within, request, actor) => {
      const { id, orderId, markedToDelete } = parsed(markBody, bodyOf(request), 'id');
      const wanted = id ?? orderId;
      if (wanted === undefined) throw fail('query_invalid', { parameter: 'id' });
      return within.changeDeletionMark(actor, name, wanted, markedToDelete);
    }),
  );

  router.delete(
    `${at}/:id`,
    signedIn(async (request, _response, actor) => {
      const { id } = await writeOnce(database, actor, request, async (tx) => {
        const removed = { id: idOf(request, declaration) };
        await tx.records.remove(actor, name, removed.id);
        return removed;
      });
      return { id };
    }),
  );
};

const signedIn =
  (handle: Handler) =>
  async (request: Request, response: Response): Promise<void> => {
    const actor = response.locals.actor as Actor | undefined;
    if (!actor) throw fail('not_signed_in');
    response.json(await handle(request, response, actor));
  };

/** What is no id finds no record: `/vehicles/abc` is as unknown as `/vehicles/999999`. */
const idOf = (request: Request, declaration: Declaration): number => {
  const id = recordId.safeParse(request.params.id);
  if (!id.success)
    throw fail('record_not_found', { object: declaration.name, id: String(request.params.id) });
  return id.data;
};

const bodyOf = (request: Request): RecordInput => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw fail('body_invalid');
  return body as RecordInput;
};

const parsed = <S extends z.ZodType>(shape: S, value: unknown, parameter: string): z.output<S> => {
  const result = shape.safeParse(value);
  if (!result.success)
    throw fail('query_invalid', { parameter: String(result.error.issues[0]?.path[0] ?? parameter) });
  return result.data;
};
