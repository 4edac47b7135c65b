import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { processListContracts } from '#domain/processes/processList.contracts.ts';
import { enveloped } from '../http/envelope.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { listAnswer } from '../records/listAnswer.ts';

const lists = [
  ['bpDefinition', processListContracts.definitions],
  ['bpExemplar', processListContracts.instances],
] as const;

/** The lists of processes, in the envelope of the specification. */
export function processListEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return lists.map(([name, contract]) => {
    const declaration = database.registry.byName(name);
    return serve(contract, {
      tag: 'processes',
      summary: `${objectLabel('en', name).many}: the list at /${declaration.path}, in an envelope`,
      access: 'signedIn',
      handle: async ({ request, response, actor }) =>
        enveloped(await listAnswer(database, declaration, request, response, actor)),
    });
  });
}
