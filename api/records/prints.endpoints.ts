import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { nameFor } from './hiddenNames.ts';

const reference = z.object({ id: z.number(), presentation: z.string() }).nullable();
const print = z.object({
  id: z.number(),
  createdAt: z.string(),
  author: reference,
  printView: reference,
  workingPlace: reference,
  copies: z.number(),
});
const params = z.object({ objectType: z.string(), id: recordId });
const path = '/print_history/of/:objectType/:id';
const tag = 'printing';
const object = 'printHistory';
const mostAtOnce = 200;

/** What was printed of a record, for who may read the record. The history itself, with whole records, is for full rights. */
export const printEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path,
    tag,
    summary: 'When, by whom and on which form a record was printed, newest first',
    access: 'signedIn',
    params,
    answer: z.object({ rows: z.array(print), more: z.boolean() }),
    handle: async ({ actor, params: { objectType, id } }) => {
      const { records, registry } = database;
      if (!registry.has(objectType)) throw fail('object_not_found', { object: objectType });
      await records.mustSee(actor, objectType, id);
      const declaration = registry.byName(object);
      const page = await records.list(systemActor, object, {
        filter: parseFilter(registry, declaration, { documentType: objectType, documentId: id }),
        sort: [{ path: parsePath(registry, declaration, 'id'), desc: true }],
        limit: mostAtOnce,
        offset: 0,
      });
      const shown = (row: AnyRecord) => ({
        id: row.id,
        createdAt: row.createdAt,
        author: nameFor(registry, actor, 'user', row.author as Reference | null),
        printView: nameFor(registry, actor, 'printView', row.printView as Reference | null),
        workingPlace: nameFor(registry, actor, 'workingPlace', row.workingPlace as Reference | null),
        copies: row.copies,
      });
      return { rows: page.rows.map(shown), more: page.next !== undefined };
    },
  }),
  endpoint({
    method: 'post',
    path,
    tag,
    summary: 'Notes that a record is being printed, as it now stands',
    access: 'signedIn',
    params,
    body: z.object({
      printView: recordId.nullish(),
      workingPlace: recordId.nullish(),
      copies: z.int().min(1).max(100).default(1),
    }),
    answer: z.object({ id: z.number() }),
    handle: async ({ actor, params: { objectType, id }, body, request }) => {
      const { registry } = database;
      if (!registry.has(objectType)) throw fail('object_not_found', { object: objectType });
      const { id: printed } = await writeOnce(database, actor, request, async (tx) => {
        const documentData = await tx.records.get(actor, objectType, id);
        return tx.records.create({ ...systemActor, userId: actor.userId }, object, {
          ...body,
          documentType: objectType,
          documentId: id,
          documentNumber: String(documentData.presentation).slice(0, 40),
          documentData,
        });
      });
      return { id: printed };
    },
  }),
];
