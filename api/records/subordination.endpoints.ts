import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { subordinationContract, subordinationContracts } from '#domain/subordination.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { subordinationOf } from './subordination.ts';

/** For every kind of document: the documents it was made from, and those made from it. */
export function subordinationEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return database.registry.all
    .filter(({ kind }) => kind === 'document')
    .map((declaration) =>
      serve(subordinationContracts[declaration.name] ?? subordinationContract(declaration), {
        tag: declaration.module,
        summary: `${objectLabel('en', declaration.name).one}: what it was made from, and what was made from it`,
        access: 'signedIn',
        handle: ({ actor, language, params }) =>
          subordinationOf(database, actor, language, declaration, params.id),
      }),
    );
}
