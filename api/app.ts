import express, { Router, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { answers } from '#database/health.ts';
import { publicUrlSetting } from './auth/cookie.ts';
import { identify, noteRefusals, refuseCrossSite } from './auth/guards.ts';
import { limitTakenNames } from './auth/takenNames.ts';
import { noteReads } from './auth/noteReads.ts';
import { endpointsOf } from './endpoints.ts';
import { compressed } from './http/compressed.ts';
import { databaseWatch } from './http/databaseWatch.ts';
import { mount } from './http/endpoint.ts';
import { hearAnswers } from './http/hearAnswers.ts';
import { refuseUnplain, refuseUnreadBody } from './http/plain.ts';
import { notFound, problems } from './http/problems.ts';
import { healthRouter } from './operations/readiness.ts';
import { docsPage } from './openapi/docsPage.ts';
import { openApiDocument } from './openapi/document.ts';
import { pages, requestFormPage } from './pages.ts';
import type { ApiDependencies } from './dependencies.ts';
import { askForParameters } from './records/knownParameters.ts';
import { recordsRouter } from './records/records.router.ts';
import { translationsRouter } from './sheets/translations.router.ts';
import { sheetsRouter } from './sheets/sheets.router.ts';

const bodyLimit = '1mb';

/** The Express app: the API, its documentation, and the pages of the user interfaces. */
export function createApp(dependencies: ApiDependencies): Express {
  const app = express();
  app.set('trust proxy', dependencies.trustProxy);
  // Parameters are texts or lists of texts, never nested objects.
  app.set('query parser', 'simple');
  app.set(publicUrlSetting, dependencies.publicUrl);
  app.disable('x-powered-by');
  // No ETags, because browsers cache no answers. Files set their own.
  app.set('etag', () => undefined);
  // If the error handler itself fails, express must not send a stack trace.
  app.set('env', 'production');
  app.use(
    helmet({
      contentSecurityPolicy: { directives: contentPolicy(dependencies.publicUrl) },
      strictTransportSecurity: dependencies.publicUrl.startsWith('https:'),
    }),
  );
  app.use('/kiosk', helmet.contentSecurityPolicy({ directives: kioskPolicy(dependencies.publicUrl) }));
  app.use('/api', api(dependencies));
  app.use('/docs', docsPage());
  if (dependencies.requestForm.isOpen) app.use('/request-form', framedIn(dependencies), requestFormPage());
  app.use(pages());
  app.use(notFound);
  const askDatabase = () => answers(dependencies.database.sql);
  // The watch logs once that Postgres is gone, however many requests fail by it.
  app.use(problems(dependencies.log, databaseWatch(dependencies.log, askDatabase)));
  return app;
}

const api = (dependencies: ApiDependencies): Router => {
  const router = Router();
  const endpoints = endpointsOf(dependencies);
  // Made at the first request, because it takes a tenth of a second that would delay the start.
  let document: ReturnType<typeof openApiDocument> | undefined;
  router.use(healthRouter(dependencies));
  router.get('/openapi.json', (_request, response) => {
    document ??= openApiDocument(dependencies.database.registry, endpoints);
    response.json(document);
  });
  router.use((_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'Access-Control-Expose-Headers': 'Content-Range, X-Count-Capped, X-Next',
    });
    next();
  });
  // Tests compare each answer with its contract.
  if (dependencies.heardAnswer) router.use(hearAnswers(dependencies.heardAnswer));
  router.use(compressed());
  router.use(refuseCrossSite(dependencies.publicUrl));
  router.use(express.json({ limit: bodyLimit }), express.urlencoded({ extended: false, limit: bodyLimit }));
  // Bodies of a type that no call reads, and values that cannot be stored, are refused before any call.
  router.use(refuseUnreadBody, refuseUnplain);
  router.use(identify(dependencies.sessions));
  // The access log keeps what is read of objects that are open by grant only.
  router.use(noteReads(dependencies.accessLog));
  // A request may name a parameter that was added a moment ago at another API process.
  router.use(askForParameters(dependencies.database));
  mount(router, endpoints);
  router.use(translationsRouter(dependencies.database, dependencies.importGate));
  router.use(sheetsRouter(dependencies.database, dependencies.importGate));
  router.use(recordsRouter(dependencies.database));
  router.use(notFound);
  // The handlers of errors come last: express passes them the errors of all handlers before them.
  router.use(noteRefusals(dependencies.accessLog));
  // The answer that a name is taken tells of records that the caller may not see, so it is given a few times an hour only.
  router.use(limitTakenNames(dependencies.throttle));
  return router;
};

/** Scripts and styles come from this server only; inline styles are allowed because MUI writes them into the page. */
const contentPolicy = (publicUrl: string) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // Received letters may contain pictures from other sites. Letters are shown in a frame, for which this policy counts too. The
  // frame has a stricter policy of its own: it loads these pictures only if the reader asks for them.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  // Older browsers do not include our own web sockets in 'self'.
  'connect-src': ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
  'frame-ancestors': ["'none'"],
  // Helmet switches this on with an empty list, and off with null.
  'upgrade-insecure-requests': publicUrl.startsWith('https:') ? [] : null,
});

/** Allows the sites that the installation names to show the request form in a frame. */
const framedIn = ({ publicUrl, requestForm }: ApiDependencies): RequestHandler => {
  const policy = helmet.contentSecurityPolicy({
    directives: { ...contentPolicy(publicUrl), 'frame-ancestors': ["'self'", ...requestForm.pages] },
  });
  return (request, response, next) => {
    // Helmet has set this header for all pages. It forbids frames on other sites and cannot list exceptions.
    response.removeHeader('X-Frame-Options');
    policy(request, response, next);
  };
};

/** The kiosk reads documents with WebAssembly. */
const kioskPolicy = (publicUrl: string) => ({
  ...contentPolicy(publicUrl),
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
});
