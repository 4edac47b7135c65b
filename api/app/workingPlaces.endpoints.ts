import type { Database } from '#database/connect.ts';
import { workingPlaceOfBrowser } from '#database/platform/workingPlaces.ts';
import { tokenIn } from '../auth/cookie.ts';
import { hashOf } from '../auth/sessions.ts';
import { standAt } from '#database/accounts/singleSession.ts';
import { appContracts, type WorkingPlaceOfBrowser } from '#domain/platform/app.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { knownBrowser } from '../auth/browser.ts';

/** The working place of a browser; null if none was chosen there, or if the browser has no id yet. */
export async function workingPlaceOf(
  database: Database,
  browserId: string | undefined,
): Promise<WorkingPlaceOfBrowser | null> {
  if (browserId === undefined) return null;
  return (await workingPlaceOfBrowser(database.sql, browserId)) ?? null;
}

export function workingPlaceEndpoints({
  database,
  publicUrl,
}: {
  database: Database;
  publicUrl: string;
}): AnyEndpoint[] {
  return [
    serve(appContracts.standAt, {
      tag: 'app',
      summary: 'Says at which working place this browser stands, or that it stands at none',
      access: ['operator'],
      handle: async ({ actor, body: { workingPlaceId }, request, response }) => {
        // The id in the browser's cookie; a browser without one gets one now.
        const browserId = knownBrowser(request, response, publicUrl);
        // A place keeps the id of its browser in `clientIdSerial`. A browser stands at one place at most.
        await database.transaction(async (tx) => {
          const { records } = tx;
          const dependencies = { records, registry: database.registry };
          for (const { id } of await findRecords(dependencies, actor, 'workingPlace', {
            clientIdSerial: browserId,
          }))
            if (id !== workingPlaceId)
              await records.update(actor, 'workingPlace', id, { clientIdSerial: null });
          if (workingPlaceId !== null)
            await records.update(actor, 'workingPlace', workingPlaceId, { clientIdSerial: browserId });
          // Binds the session, which is found by the hash of its token, to the browser. If the place allows one session for each
          // person, the other sessions of this person end.
          await standAt(tx, hashOf(tokenIn(request) ?? ''), browserId);
        });
        return { workingPlace: await workingPlaceOf(database, browserId) };
      },
    }),
  ];
}
