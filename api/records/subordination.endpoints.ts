import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { subordinationOf } from './subordination.ts';

/** The specification's own spelling, where it is not the object's path. */
const ownPaths: Readonly<Record<string, string>> = { disposition: 'dispositions' };

/** For every kind of document: what it was made from, and what was made from it. */
export const subordinationEndpoints = ({ database }: { database: Database }): AnyEndpoint[] =>
  database.registry.all
    .filter(({ kind }) => kind === 'document')
    .map((declaration) =>
      endpoint({
        method: 'get',
        path: `/${ownPaths[declaration.name] ?? declaration.path}/subordination/:id`,
        tag: declaration.module,
        summary: `${objectLabel('en', declaration.name).one}: what it was made from, and what was made from it`,
        access: 'signedIn',
        params: z.object({ id: recordId }),
        answer: z.object({
          basis: z.array(z.looseObject({})),
          tree: z.looseObject({ children: z.array(z.looseObject({})) }),
          more: z.boolean(),
        }),
        handle: ({ actor, language, params }) =>
          subordinationOf(database, actor, language, declaration, params.id),
      }),
    );
