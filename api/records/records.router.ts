import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { RecordService } from '#database/recordService.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { parseTotals } from '#domain/kernel/totals.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { envelopedRecord } from '../http/envelope.ts';
import { RoutesBySegment } from '../http/bySegment.ts';
import { recordId } from '#domain/kernel/recordId.ts';
import { writeOnce, writeRecordOnce } from '../http/writeOnce.ts';
import { listAnswer } from './listAnswer.ts';
import { filterOf, listParameters } from './listQuery.ts';
import { mixedAmounts } from './mixedAmounts.ts';
import { servedRecord } from './servedRecord.ts';

type Handler = (request: Request, response: Response, actor: Actor) => Promise<unknown>;

/** The specification calls the id of an order and of a payment `orderId`, and that of a request `id`: each object takes both. */
const markBody = z.object({
  id: recordId.optional(),
  orderId: recordId.optional(),
  markedToDelete: z.boolean().optional(),
});

/**
 * The generic calls of every declared object at its own path, in the specification's dialect and in simple-rest's. The record
 * service checks what the caller may read and write; this router only checks that somebody has signed in.
 */
export function recordsRouter(database: Database): Router {
  const routes = new RoutesBySegment();
  for (const declaration of database.registry.all)
    mountObject(routes.routerOf(`/${declaration.path}`), database, declaration);
  return Router().use(routes.handle);
}

const mountObject = (router: Router, database: Database, declaration: Declaration): void => {
  mountLists(router, database, declaration);
  mountReads(router, database, declaration);
  mountWrites(router, database, declaration);
};

/** The answer as this object's callers expect it: some get their record in an envelope. */
const inEnvelope = <T extends object>({ answersEnvelope }: Declaration, answer: T): T =>
  answersEnvelope && !Array.isArray(answer) ? envelopedRecord(answer) : answer;

const served = async (database: Database, declaration: Declaration, actor: Actor, record: AnyRecord) =>
  inEnvelope(declaration, await servedRecord(database, actor, declaration, record));

const mountLists = (router: Router, database: Database, declaration: Declaration): void => {
  const { records, registry } = database;
  const { name, path } = declaration;
  const at = `/${path}`;

  router.get(
    at,
    signedIn(async (request, response, actor) =>
      inEnvelope(declaration, await listAnswer(database, declaration, request, response, actor)),
    ),
  );

  router.get(
    `${at}/count`,
    signedIn(async (request, _response, actor) => {
      const { filter } = parseOrRefuse(listParameters, request.query, 'filter');
      const narrowed = filterOf(registry, declaration, request.query, filter);
      const { count, capped } = await records.count(actor, name, narrowed);
      return { count, countCapped: capped };
    }),
  );

  router.get(
    `${at}/totals`,
    signedIn(async (request, _response, actor) => {
      const { filter, totals } = parseOrRefuse(listParameters, request.query, 'totals');
      const wantedTotals = parseTotals(registry, declaration, totals);
      const narrowed = filterOf(registry, declaration, request.query, filter);
      const figures = await records.totals(actor, name, narrowed, wantedTotals);
      // Amounts in several currencies have no total.
      const mixedPaths = await mixedAmounts(database, actor, declaration, narrowed, wantedTotals);
      const withoutTotal = Object.fromEntries(mixedPaths.map((mixedPath) => [mixedPath, null]));
      return { totals: { ...figures, ...withoutTotal } };
    }),
  );
};

const mountReads = (router: Router, database: Database, declaration: Declaration): void => {
  const { records } = database;
  const { name, path } = declaration;
  const at = `/${path}`;

  router.get(
    `${at}/predefined/:name`,
    signedIn(async (request, _response, actor) =>
      served(
        database,
        declaration,
        actor,
        await records.predefined(actor, name, String(request.params.name)),
      ),
    ),
  );
  router.get(
    `${at}/:id`,
    signedIn(async (request, _response, actor) =>
      served(database, declaration, actor, await records.get(actor, name, idOf(request, declaration))),
    ),
  );

  router.get(
    `${at}/:id/lifecycle`,
    signedIn(async (request, _response, actor) => {
      const state = await records.lifecycle(actor, name, idOf(request, declaration));
      // Sentences take the place of error codes: `refusal` says why calls are closed, `told` is for the form.
      const { refusal, told, ...rest } = state;
      const sentence = ({ code, params }: typeof refusal) => errorMessage(actor.language, code, params);
      return { ...rest, reason: sentence(refusal), told: told.map(sentence) };
    }),
  );
};

const mountWrites = (router: Router, database: Database, declaration: Declaration): void => {
  const { name, path } = declaration;
  const at = `/${path}`;
  /** A write of a record, done once if the request has an id; answers with the record as it is now. */
  const writeCall = (
    write: (records: RecordService, request: Request, actor: Actor) => Promise<AnyRecord>,
    status = 200,
  ) =>
    signedIn(async (request, response, actor) => {
      const record = await writeRecordOnce(database, actor, request, name, (tx) =>
        write(tx.records, request, actor),
      );
      response.status(status);
      return served(database, declaration, actor, record);
    });

  router.post(
    at,
    writeCall((txRecords, request, actor) => txRecords.create(actor, name, bodyOf(request)), 201),
  );

  router.put(
    `${at}/confirm/:id`,
    writeCall((txRecords, request, actor) => txRecords.confirm(actor, name, idOf(request, declaration))),
  );

  router.put(
    `${at}/undo_confirm/:id`,
    writeCall((txRecords, request, actor) => txRecords.undoConfirm(actor, name, idOf(request, declaration))),
  );

  router.put(
    `${at}/:id`,
    writeCall((txRecords, request, actor) =>
      txRecords.update(actor, name, idOf(request, declaration), bodyOf(request)),
    ),
  );

  router.post(
    `${at}/change_deletion_mark`,
    writeCall((txRecords, request, actor) => {
      const { id, orderId, markedToDelete } = parseOrRefuse(markBody, bodyOf(request), 'id');
      const markedId = id ?? orderId;
      if (markedId === undefined) throw fail('query_invalid', { parameter: 'id' });
      return txRecords.changeDeletionMark(actor, name, markedId, markedToDelete);
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
      return inEnvelope(declaration, { id });
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

/** A value that is no id is refused like an unknown id: `/vehicles/abc` like `/vehicles/999999`. */
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

const parseOrRefuse = <S extends z.ZodType>(shape: S, value: unknown, parameter: string): z.output<S> => {
  const result = shape.safeParse(value);
  if (!result.success)
    throw fail('query_invalid', { parameter: String(result.error.issues[0]?.path[0] ?? parameter) });
  return result.data;
};
