import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { listParameters } from '../records/aliases.endpoints.ts';
import { listAnswer } from '../records/listAnswer.ts';
import { envelope, enveloped } from '../http/envelope.ts';

const lists = { bp_definitions: 'bpDefinition', bp_exemplars: 'bpExemplar' } as const;

/** The lists of processes in the envelope in which the specification reads them. */
export const processListEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] =>
  Object.entries(lists).map(([path, name]) => {
    const declaration = database.registry.byName(name);
    return endpoint({
      method: 'get',
      path: `/${path}`,
      tag: 'processes',
      summary: `${objectLabel('en', name).many}: the list at /${declaration.path}, in an envelope`,
      access: 'signedIn',
      query: listParameters,
      answer: envelope(z.unknown()),
      handle: async ({ request, response, actor }) =>
        enveloped(await listAnswer(database, declaration, request, response, actor)),
    });
  });
