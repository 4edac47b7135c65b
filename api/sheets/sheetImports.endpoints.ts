import type { Database } from '#database/connect.ts';
import { endUnwritten, importsOf } from '#database/platform/sheetImports.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { sheetImportContracts } from '#domain/platform/sheets/import.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'sheets';

/** Progress and cancellation of the person's own imports, in whichever API process and browser they began. */
export function sheetImportEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const readImport = async (actor: Actor, requestId: string) => {
    const [sheetImport] = await importsOf(database.sql, personOf(actor), requestId);
    if (!sheetImport) throw fail('import_unknown');
    return sheetImport;
  };
  return [
    serve(sheetImportContracts.list, {
      tag,
      summary: 'The newest spreadsheets that one has imported within a day, newest first',
      access: 'signedIn',
      handle: ({ actor }) => importsOf(database.sql, personOf(actor)),
    }),
    serve(sheetImportContracts.read, {
      tag,
      summary: 'How far an import is, and what it has written',
      access: 'signedIn',
      handle: ({ actor, params: { id } }) => readImport(actor, id),
    }),
    serve(sheetImportContracts.cancel, {
      tag,
      summary:
        'Cancels an import: nothing of it is written, unless the answer says that all of it is already',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        const name = { userId: personOf(actor), requestId: id };
        await endUnwritten(database.sql, name, 'cancelled');
        const afterFirstTry = await readImport(actor, id);
        if (afterFirstTry.state !== 'running') return afterFirstTry;
        // The import began after the first try, which therefore found nothing to end.
        await endUnwritten(database.sql, name, 'cancelled');
        return readImport(actor, id);
      },
    }),
  ];
}

const personOf = ({ userId }: Actor): number => {
  if (userId === null) throw fail('not_signed_in');
  return userId;
};
