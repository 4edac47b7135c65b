import { Router, type Request, type Response } from 'express';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { exportList } from './exportEndpoint.ts';
import { importInto } from './importEndpoint.ts';

/** Spreadsheets of every object, out and in. They stand before the generic calls, whose `/:id` would swallow them. */
export const sheetsRouter = (database: Database): Router => {
  const router = Router();
  for (const declaration of database.registry.all) {
    const at = `/${declaration.path}`;
    router.get(`${at}/export`, (request, response) =>
      exportList(database, declaration, actorOf(response), request, response),
    );
    const receives = (preview: boolean) => async (request: Request, response: Response) => {
      const actor = actorOf(response);
      response.json(await importInto(database, declaration, actor, request, response, preview));
    };
    router.post(`${at}/import/preview`, receives(true));
    router.post(`${at}/import`, receives(false));
  }
  return router;
};

const actorOf = (response: Response): Actor => {
  const actor = response.locals.actor as Actor | undefined;
  if (!actor) throw fail('not_signed_in');
  return actor;
};
