import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { wayOf } from '#database/processes/processStanding.ts';
import { wayStep } from '#domain/processes/processAnswers.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { envelope, enveloped, envelopedRecord } from '../http/envelope.ts';

const tag = 'processes';
const record = z.looseObject({ id: z.int() });

/** The way that a process has come: who executed what, when, and how long it took. */
export const bpHistoryEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const { records } = database;
  return [
    endpoint({
      method: 'get',
      path: '/bp_history/histories',
      tag,
      summary: 'Every line of a process’s history, from its first',
      access: 'signedIn',
      query: z.object({ exemplarId: recordId }),
      answer: envelope(z.array(wayStep)),
      handle: async ({ actor, query: { exemplarId } }) => {
        await records.mustSee(actor, 'bpExemplar', exemplarId);
        return enveloped(await wayOf(database.sql, actor.language, exemplarId));
      },
    }),
    endpoint({
      method: 'post',
      path: '/bp_history',
      tag,
      summary: 'Adds a comment to a process’s history',
      access: ['operator', 'sales'],
      status: 201,
      body: z.looseObject({}),
      answer: envelope(record),
      handle: async ({ actor, body, request }) => {
        const { id, now } = await writeOnce(database, actor, request, (tx) =>
          tx.records.create(actor, 'bpHistory', body),
        );
        return envelopedRecord(now ?? (await records.get(actor, 'bpHistory', id)));
      },
    }),
    endpoint({
      method: 'put',
      path: '/bp_history/:id',
      tag,
      summary: 'Changes a comment that somebody has added; what the process itself wrote stays',
      access: ['operator', 'sales'],
      params: z.object({ id: recordId }),
      body: z.looseObject({}),
      answer: envelope(record),
      handle: async ({ actor, params, body, request }) => {
        const { id, now } = await writeOnce(database, actor, request, (tx) =>
          tx.records.update(actor, 'bpHistory', params.id, body),
        );
        return envelopedRecord(now ?? (await records.get(actor, 'bpHistory', id)));
      },
    }),
  ];
};
