import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { serverFor, systemActor } from '#domain/platform/actor.ts';
import { isOfAccount } from '#domain/platform/copies.rules.ts';
import { printContracts } from '#domain/printing/print.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { nameFor } from './hiddenNames.ts';

const tag = 'printing';
const object = 'printHistory';
const mostAtOnce = 200;

/**
 * The prints of a record, for everybody who may read the record. The print history itself, with whole records, needs full rights, so
 * the list reads it with the rights of the system.
 */
export function printEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(printContracts.list, {
      tag,
      summary: 'When, by whom and on which form a record was printed, newest first',
      access: 'signedIn',
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
        // `nameFor` leaves out the name of a record of an object that the actor may not read.
        const printOf = (row: AnyRecord) => ({
          id: row.id,
          createdAt: row.createdAt,
          author: nameFor(registry, actor, 'user', row.author as Reference | null),
          printView: nameFor(registry, actor, 'printView', row.printView as Reference | null),
          workingPlace: nameFor(registry, actor, 'workingPlace', row.workingPlace as Reference | null),
          copies: Number(row.copies),
        });
        return { rows: page.rows.map(printOf), more: page.next !== undefined };
      },
    }),
    serve(printContracts.note, {
      tag,
      summary: 'Notes that a record is being printed, as it now stands; of a letter only that it is',
      access: 'signedIn',
      handle: async ({ actor, params: { objectType, id }, body, request }) => {
        const { registry } = database;
        if (!registry.has(objectType)) throw fail('object_not_found', { object: objectType });
        const { id: printId } = await writeOnce(database, actor, request, async (tx) => {
          const printed = await tx.records.get(actor, objectType, id);
          // A record that belongs to an e-mail account, such as a letter, is not copied into the history.
          const printedContent = isOfAccount(registry, registry.byName(objectType), printed)
            ? {}
            : { documentNumber: String(printed.presentation), documentData: printed };
          return tx.records.create(serverFor(actor.userId), object, {
            ...body,
            documentType: objectType,
            documentId: id,
            ...printedContent,
          });
        });
        return { id: printId };
      },
    }),
  ];
}
