import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { listAnswer } from './listAnswer.ts';

/** Other addresses at which the specification asks for the list of an object. */
const aliases = {
  user: 'user',
  user_setting: 'userSetting',
  allrolegroups: 'roleGroup',
  counterparties: 'counterparty',
  cost_article: 'costArticle',
} as const;

const given = z.string().optional();
const parameters = z.object({
  sort: given,
  desc: given,
  limit: given,
  page: given,
  after: given,
  range: given,
  filter: given,
  columns: given,
});

export const aliasEndpoints = ({ database }: { database: Database }): AnyEndpoint[] =>
  Object.entries(aliases)
    .map(([path, name]) => ({ path, declaration: database.registry.byName(name) }))
    .map(({ path, declaration }) =>
      endpoint({
        method: 'get',
        path: `/${path}`,
        tag: declaration.module,
        summary: `${objectLabel('en', declaration.name).many}: the same list as at /${declaration.path}`,
        access: 'signedIn',
        query: parameters,
        answer: z.looseObject({ rows: z.array(z.looseObject({})), count: z.number() }),
        handle: ({ request, response, actor }) => listAnswer(database, declaration, request, response, actor),
      }),
    );
