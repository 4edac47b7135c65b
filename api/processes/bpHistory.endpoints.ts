import type { Database } from '#database/connect.ts';
import { wayOf } from '#database/processes/processStanding.ts';
import { processContracts } from '#domain/processes/process.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeRecordOnce } from '../http/writeOnce.ts';
import { enveloped, envelopedRecord } from '../http/envelope.ts';

const tag = 'processes';

/**
 * The history of a process: who executed which stage, when, and how long it took. The lifecycle of `bpHistory` lets only the author
 * change a comment, and nobody a line that the process wrote.
 */
export function bpHistoryEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records } = database;
  return [
    serve(processContracts.history, {
      tag,
      summary: 'Every line of a process’s history, from its first',
      access: 'signedIn',
      handle: async ({ actor, query: { exemplarId } }) => {
        await records.mustSee(actor, 'bpExemplar', exemplarId);
        return enveloped(await wayOf(database.sql, actor.language, exemplarId));
      },
    }),
    serve(processContracts.addComment, {
      tag,
      summary: 'Adds a comment to a process’s history',
      access: ['operator', 'sales'],
      handle: async ({ actor, body, request }) => {
        const record = await writeRecordOnce(database, actor, request, 'bpHistory', (tx) =>
          tx.records.create(actor, 'bpHistory', body),
        );
        return envelopedRecord(record);
      },
    }),
    serve(processContracts.changeComment, {
      tag,
      summary: 'Changes a comment that somebody has added; what the process itself wrote stays',
      access: ['operator', 'sales'],
      handle: async ({ actor, params, body, request }) => {
        const record = await writeRecordOnce(database, actor, request, 'bpHistory', (tx) =>
          tx.records.update(actor, 'bpHistory', params.id, body),
        );
        return envelopedRecord(record);
      },
    }),
  ];
}
