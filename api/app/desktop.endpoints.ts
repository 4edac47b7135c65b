import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { keepOne } from '../records/keepOne.ts';

/** A person has one start page: writing it again changes it. Said of somebody else, it is a record like any other. */
export const desktopEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/main_desktop',
    tag: 'platform',
    summary: 'Writes the start page of the caller',
    access: 'signedIn',
    body: z.looseObject({ items: z.unknown().optional() }),
    answer: z.looseObject({}),
    status: 201,
    handle: async ({ actor, body, request }) => {
      const input: RecordInput = body;
      const forNamed = input.user !== undefined || input.userId !== undefined;
      const { id } = await writeOnce(database, actor, request, (tx) =>
        forNamed || actor.userId === null
          ? tx.records.create(actor, 'mainDesktop', input)
          : keepOne(tx, database.registry, actor, 'mainDesktop', { user: actor.userId }, input),
      );
      return database.records.get(actor, 'mainDesktop', id);
    },
  }),
];
