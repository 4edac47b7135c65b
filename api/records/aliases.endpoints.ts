import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { listAnswer } from './listAnswer.ts';
import { parseListQuery } from './listQuery.ts';

/** Other addresses at which the specification asks for the list, the number and a record of an object. */
const aliases = {
  user: 'user',
  user_setting: 'userSetting',
  allrolegroups: 'roleGroup',
  counterparties: 'counterparty',
  cost_article: 'costArticle',
} as const;

const given = z.string().optional();
/** What every list may be asked with. */
export const listParameters = z.object({
  sort: given,
  desc: given,
  limit: given,
  page: given,
  after: given,
  range: given,
  filter: given,
  columns: given,
});

const page = z.looseObject({ rows: z.array(z.looseObject({})), count: z.number() });

export const aliasEndpoints = ({ database }: { database: Database }): AnyEndpoint[] =>
  Object.entries(aliases)
    .map(([path, name]) => ({ path, declaration: database.registry.byName(name) }))
    .flatMap(({ path, declaration }) => [
      endpoint({
        method: 'get',
        path: `/${path}`,
        tag: declaration.module,
        summary: `${objectLabel('en', declaration.name).many}: the same list as at /${declaration.path}`,
        access: 'signedIn',
        query: listParameters,
        answer: page.or(z.array(z.looseObject({}))),
        handle: ({ request, response, actor }) => listAnswer(database, declaration, request, response, actor),
      }),
      endpoint({
        method: 'get',
        path: `/${path}/count`,
        tag: declaration.module,
        summary: `How many match the filter, as at /${declaration.path}/count`,
        access: 'signedIn',
        query: z.object({ filter: given }),
        answer: z.object({ count: z.int(), countCapped: z.boolean() }),
        handle: async ({ actor, query }) => {
          const { filter } = parseListQuery(database.registry, declaration, query).query;
          const { count, capped } = await database.records.count(actor, declaration.name, filter);
          return { count, countCapped: capped };
        },
      }),
      endpoint({
        method: 'get',
        path: `/${path}/:id`,
        tag: declaration.module,
        summary: `${objectLabel('en', declaration.name).one}: the same record as at /${declaration.path}/{id}`,
        access: 'signedIn',
        params: z.object({ id: recordId }),
        answer: z.looseObject({ id: z.int() }),
        handle: ({ actor, params }) => database.records.get(actor, declaration.name, params.id),
      }),
    ]);
