import { Router, type Request, type Response } from 'express';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { RoutesBySegment } from '../http/bySegment.ts';
import { exportList } from './exportEndpoint.ts';
import { importInto } from './importEndpoint.ts';
import type { ImportGate } from './importGate.ts';

/**
 * Export and import of spreadsheets for every object. Mounted before the generic calls, whose `/:id` would match them.
 * @param gate lets each person run one import at a time
 */
export function sheetsRouter(database: Database, gate: ImportGate): Router {
  const routes = new RoutesBySegment();
  for (const declaration of database.registry.all) {
    const path = `/${declaration.path}`;
    const router = routes.routerOf(path);
    router.get(`${path}/export`, (request, response) =>
      exportList(database, declaration, actorOf(response), request, response),
    );
    const importHandler = (preview: boolean) => async (request: Request, response: Response) => {
      const actor = actorOf(response);
      response.json(
        await gate(actor, { request, response, object: declaration.name, preview }, (run) =>
          importInto(database, declaration, actor, request, response, { preview, run }),
        ),
      );
    };
    router.post(`${path}/import/preview`, importHandler(true));
    router.post(`${path}/import`, importHandler(false));
  }
  return Router().use(routes.handle);
}

const actorOf = (response: Response): Actor => {
  const actor = response.locals.actor as Actor | undefined;
  if (!actor) throw fail('not_signed_in');
  return actor;
};
