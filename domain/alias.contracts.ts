import { z } from 'zod';
import { contract } from './kernel/contract.ts';
import type { Declaration } from './kernel/declaration.ts';
import { writtenListQuery } from './kernel/writtenListQuery.ts';
import { countAnswer, recordContracts } from './kernel/recordContracts.ts';
import { recordId } from './kernel/recordId.ts';
import { objects } from './objects.ts';

const aliasAt = <const P extends string>(path: P, declaration: Declaration) => {
  const ownContracts = recordContracts(declaration);
  return {
    list: contract({ method: 'get', path, query: writtenListQuery, answer: ownContracts.list.answer }),
    count: contract({
      method: 'get',
      path: `${path}/count` as const,
      query: writtenListQuery.pick({ filter: true }),
      answer: countAnswer,
    }),
    read: contract({
      method: 'get',
      path: `${path}/:id` as const,
      params: z.object({ id: recordId }),
      answer: ownContracts.read.answer,
    }),
  };
};

/** Other addresses at which the specification asks for the list, the count and a record of an object. */
export const aliasContracts = {
  user: aliasAt('/user', objects.user),
  userSetting: aliasAt('/user_setting', objects.userSetting),
  roleGroup: aliasAt('/allrolegroups', objects.roleGroup),
  counterparty: aliasAt('/counterparties', objects.counterparty),
  costArticle: aliasAt('/cost_article', objects.costArticle),
  pricelist: aliasAt('/referenceData/tariff', objects.pricelist),
  productCategory: aliasAt('/referenceData/productCategory', objects.productCategory),
};
