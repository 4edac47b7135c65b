import express, { Router, type Express } from 'express';
import helmet from 'helmet';
import { sql } from 'kysely';
import { identify, noteRefusals, refuseCrossSite } from './auth/guards.ts';
import { noteReads } from './auth/noteReads.ts';
import { endpointsOf } from './endpoints.ts';
import { databaseWatch } from './http/databaseWatch.ts';
import { mount } from './http/endpoint.ts';
import { refuseUnplain, refuseUnreadBody } from './http/plain.ts';
import { notFound, problems } from './http/problems.ts';
import { docsPage } from './openapi/docsPage.ts';
import { openApiDocument } from './openapi/document.ts';
import { pages } from './pages.ts';
import type { ApiParts } from './parts.ts';
import { askForParameters } from './records/knownParameters.ts';
import { recordsRouter } from './records/records.router.ts';
import { translationsRouter } from './sheets/translations.router.ts';
import { sheetsRouter } from './sheets/sheets.router.ts';

const bodyLimit = '1mb';

export const createApp = (parts: ApiParts): Express => {
  const app = express();
  app.set('trust proxy', parts.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Should even the answer to an error fail, nobody outside reads where.
  app.set('env', 'production');
  app.use(
    helmet({
      contentSecurityPolicy: { directives: contentPolicy(parts.publicUrl) },
      strictTransportSecurity: parts.publicUrl.startsWith('https:'),
    }),
  );
  app.use('/kiosk', helmet.contentSecurityPolicy({ directives: kioskPolicy(parts.publicUrl) }));
  app.use('/api', api(parts));
  app.use('/docs', docsPage());
  app.use(pages());
  app.use(notFound);
  const ask = () => sql`select 1`.execute(parts.database.sql);
  app.use(problems(parts.log, databaseWatch(parts.log, ask)));
  return app;
};

const api = (parts: ApiParts): Router => {
  const router = Router();
  const endpoints = endpointsOf(parts);
  const document = openApiDocument(parts.database.registry, endpoints);
  router.get('/health', (_request, response) => void response.json({ result: true }));
  router.get('/openapi.json', (_request, response) => void response.json(document));
  router.use((_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'Access-Control-Expose-Headers': 'Content-Range, X-Count-Capped',
    });
    next();
  });
  router.use(refuseCrossSite(parts.publicUrl));
  router.use(express.json({ limit: bodyLimit }), express.urlencoded({ extended: false, limit: bodyLimit }));
  router.use(refuseUnreadBody, refuseUnplain);
  router.use(identify(parts.sessions));
  router.use(noteReads(parts.accessLog));
  router.use(askForParameters(parts.database));
  mount(router, endpoints);
  router.use(translationsRouter(parts.database));
  router.use(sheetsRouter(parts.database));
  router.use(recordsRouter(parts.database));
  router.use(notFound);
  router.use(noteRefusals(parts.accessLog));
  return router;
};

/** Scripts and styles come from this server only; MUI writes its styles into the page, so styles may stand there. */
const contentPolicy = (publicUrl: string) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // Older browsers do not count our own sockets to 'self'.
  'connect-src': ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': publicUrl.startsWith('https:') ? [] : null,
});

/** The kiosk reads documents by a program in WebAssembly. */
const kioskPolicy = (publicUrl: string) => ({
  ...contentPolicy(publicUrl),
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
});
