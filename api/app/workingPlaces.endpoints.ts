import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { tokenIn } from '../auth/cookie.ts';
import { hashOf } from '../auth/sessions.ts';
import { standAt } from '../auth/singleSession.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { findRecords } from '../records/findRecords.ts';
import { knownBrowser } from './browser.ts';

const workingPlace = z.object({
  id: z.int(),
  name: z.string(),
  desktopMode: z.boolean(),
  /** The screen that is opened there after signing in. */
  desktopName: z.string().nullable(),
});
export type WorkingPlaceOfBrowser = z.infer<typeof workingPlace>;

/** The working place at which a browser stands; none where nobody has said so. */
export const workingPlaceOf = async (
  database: Database,
  browserId: string | undefined,
): Promise<WorkingPlaceOfBrowser | null> => {
  if (browserId === undefined) return null;
  const { rows } = await sql<WorkingPlaceOfBrowser>`
    select id, name, desktop_mode as "desktopMode", desktop_name as "desktopName" from working_place
    where client_id_serial = ${browserId} and not marked_to_delete order by id limit 1`.execute(database.sql);
  return rows[0] ?? null;
};

export const workingPlaceEndpoints = ({
  database,
  publicUrl,
}: {
  database: Database;
  publicUrl: string;
}): AnyEndpoint[] => [
  endpoint({
    method: 'put',
    path: '/app/working_place',
    tag: 'app',
    summary: 'Says at which working place this browser stands, or that it stands at none',
    access: ['operator'],
    body: z.strictObject({ workingPlaceId: recordId.nullable() }),
    answer: z.object({ workingPlace: workingPlace.nullable() }),
    handle: async ({ actor, body: { workingPlaceId }, request, response }) => {
      const browserId = knownBrowser(request, response, publicUrl);
      await database.transaction(async (tx) => {
        const { records } = tx;
        const ground = { records, registry: database.registry };
        for (const { id } of await findRecords(ground, actor, 'workingPlace', { clientIdSerial: browserId }))
          if (id !== workingPlaceId)
            await records.update(actor, 'workingPlace', id, { clientIdSerial: null });
        if (workingPlaceId !== null)
          await records.update(actor, 'workingPlace', workingPlaceId, { clientIdSerial: browserId });
        await standAt(tx, hashOf(tokenIn(request) ?? ''), browserId);
      });
      return { workingPlace: await workingPlaceOf(database, browserId) };
    },
  }),
];
