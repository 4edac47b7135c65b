import express, { Router, type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { appEndpoints, type DemoAccount } from './app/app.endpoints.ts';
import { desktopEndpoints } from './app/desktop.endpoints.ts';
import { cashDeskEndpoints } from './finance/cashDesk.endpoints.ts';
import { firmEndpoints, registerForDrivers } from './finance/firms.endpoints.ts';
import { invoiceEndpoints } from './finance/invoices.endpoints.ts';
import { paymentEndpoints } from './finance/payments.endpoints.ts';
import { receiptEndpoints } from './finance/receipts.endpoints.ts';
import { functionEndpoints } from './app/functions.endpoints.ts';
import { navigationEndpoints } from './app/navigation.endpoints.ts';
import { peopleEndpoints } from './app/people.endpoints.ts';
import { rawQueryEndpoints } from './app/rawQuery.endpoints.ts';
import { settingEndpoints } from './app/settings.endpoints.ts';
import { viewEndpoints } from './app/views.endpoints.ts';
import { workingPlaceEndpoints } from './app/workingPlaces.endpoints.ts';
import type { AccessLog } from './auth/accessLog.ts';
import { authEndpoints } from './auth/auth.endpoints.ts';
import { identify, noteRefusals, refuseCrossSite } from './auth/guards.ts';
import { noteReads } from './auth/noteReads.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Throttle } from './auth/throttle.ts';
import { fileEndpoints } from './files/files.endpoints.ts';
import { folderEndpoints } from './files/folders.endpoints.ts';
import { specifiedFileEndpoints } from './files/specifiedFiles.endpoints.ts';
import { mount, type AnyEndpoint } from './http/endpoint.ts';
import { refuseUnplain, refuseUnreadBody } from './http/plain.ts';
import { notFound, problems } from './http/problems.ts';
import { docsPage } from './openapi/docsPage.ts';
import { openApiDocument } from './openapi/document.ts';
import { pages } from './pages.ts';
import type { Processes } from './temporal/processes.ts';
import { wagonFileEndpoints } from './railway/wagonFiles.endpoints.ts';
import { aliasEndpoints } from './records/aliases.endpoints.ts';
import { askForParameters } from './records/knownParameters.ts';
import { formEndpoints } from './app/forms.endpoints.ts';
import { printEndpoints } from './records/prints.endpoints.ts';
import { recordsRouter } from './records/records.router.ts';
import { subordinationEndpoints } from './records/subordination.endpoints.ts';
import { versionEndpoints } from './records/versions.endpoints.ts';
import { reclamationAnalysisEndpoints } from './service/reclamationAnalysis.endpoints.ts';
import { reclamationEmailEndpoints } from './service/reclamationEmails.endpoints.ts';
import { reclamationEndpoints } from './service/reclamation.endpoints.ts';
import { translationsRouter } from './sheets/translations.router.ts';
import { sheetsRouter } from './sheets/sheets.router.ts';
import { unloadingEndpoints } from './ships/unloading.endpoints.ts';
import { weighingReportEndpoints } from './reports/weighingReport.endpoints.ts';
import { arrivalEndpoints } from './terminal/arrivals.endpoints.ts';
import { displayEndpoints } from './terminal/display.endpoints.ts';
import { kioskDeskEndpoints } from './terminal/kioskDesk.endpoints.ts';
import { kioskPaymentEndpoints } from './terminal/kioskPayments.endpoints.ts';
import { kioskEndpoints } from './terminal/kiosk.endpoints.ts';
import { bpDefinitionEndpoints } from './processes/bpDefinition.endpoints.ts';
import { bpExemplarEndpoints } from './processes/bpExemplar.endpoints.ts';
import { bpHistoryEndpoints } from './processes/bpHistory.endpoints.ts';
import { processListEndpoints } from './processes/lists.endpoints.ts';
import { dryRunEndpoints } from './processes/dryRun.endpoints.ts';
import { taskEndpoints } from './processes/task.endpoints.ts';
import { taskStandingEndpoints } from './processes/taskStanding.endpoints.ts';
import { taskFeedEndpoints } from './processes/taskFeed.endpoints.ts';
import { moveEndpoints } from './terminal/moves.endpoints.ts';
import { queueEndpoints } from './terminal/queue.endpoints.ts';
import { smsEndpoints } from './terminal/sms.endpoints.ts';
import { ticketEndpoints } from './terminal/tickets.endpoints.ts';
import { holdEndpoints } from './weighing/holds.endpoints.ts';
import { noteEndpoints } from './weighing/notes.endpoints.ts';
import { orderProgressEndpoints } from './terminal/orderProgress.endpoints.ts';
import { stockEndpoints } from './weighing/stock.endpoints.ts';
import type { AskAgent } from './weighing/agentQuestions.ts';
import { enteredWeightEndpoints } from './weighing/enteredWeights.endpoints.ts';
import { scaleEndpoints } from './weighing/scales.endpoints.ts';
import { whatIfEndpoints } from './terminal/whatIf.endpoints.ts';
import { weighingEndpoints } from './weighing/weighing.endpoints.ts';

export interface AppParts {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  readonly processes: Processes;
  readonly askAgent: AskAgent;
  readonly log: Logger;
  readonly publicUrl: string;
  /** Where KSeF shows invoices to whoever has their QR code. */
  readonly ksefQrUrl: string;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
  readonly demoAccounts: readonly DemoAccount[] | null;
  readonly trustProxy: number;
  /** How large a file that people add may be. */
  readonly fileMaxMegabytes: number;
}

/** Every call that is written by hand. They stand before the generic ones, whose `/:id` would swallow them. */
export const endpointsOf = (parts: AppParts): AnyEndpoint[] => [
  ...authEndpoints(parts),
  ...appEndpoints(parts),
  ...settingEndpoints(parts),
  ...viewEndpoints(parts),
  ...peopleEndpoints(parts),
  ...navigationEndpoints(parts),
  ...desktopEndpoints(parts),
  ...workingPlaceEndpoints(parts),
  ...functionEndpoints(parts),
  ...rawQueryEndpoints(parts),
  ...folderEndpoints(parts),
  ...fileEndpoints(parts),
  ...specifiedFileEndpoints(parts),
  ...firmEndpoints(parts),
  ...aliasEndpoints(parts),
  ...moveEndpoints(parts),
  ...taskEndpoints(parts),
  ...reclamationEndpoints(parts),
  ...reclamationEmailEndpoints(parts),
  ...reclamationAnalysisEndpoints(parts),
  ...bpExemplarEndpoints(parts),
  ...bpHistoryEndpoints(parts),
  ...bpDefinitionEndpoints(parts),
  ...processListEndpoints(parts),
  ...dryRunEndpoints(parts),
  ...taskFeedEndpoints(parts),
  ...taskStandingEndpoints(parts),
  ...kioskEndpoints(parts),
  ...kioskPaymentEndpoints({
    ...parts,
    firmRegister: registerForDrivers(parts.database, parts.processes),
  }),
  ...paymentEndpoints(parts),
  ...receiptEndpoints(parts),
  ...cashDeskEndpoints(parts),
  ...invoiceEndpoints(parts),
  ...kioskDeskEndpoints(parts),
  ...whatIfEndpoints(parts),
  ...displayEndpoints(parts),
  ...queueEndpoints(parts),
  ...smsEndpoints(parts),
  ...ticketEndpoints(parts),
  ...arrivalEndpoints(parts),
  ...weighingEndpoints(parts),
  ...scaleEndpoints(parts),
  ...enteredWeightEndpoints(parts),
  ...holdEndpoints(parts),
  ...noteEndpoints(parts),
  ...stockEndpoints(parts),
  ...orderProgressEndpoints(parts),
  ...weighingReportEndpoints(parts),
  ...wagonFileEndpoints(parts),
  ...unloadingEndpoints(parts),
  ...subordinationEndpoints(parts),
  ...versionEndpoints(parts),
  ...formEndpoints(parts),
  ...printEndpoints(parts),
];

const bodyLimit = '1mb';

export const createApp = (parts: AppParts): Express => {
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
  app.use('/api', api(parts));
  app.use('/docs', docsPage());
  app.use(pages());
  app.use(notFound);
  app.use(problems(parts.log));
  return app;
};

const api = (parts: AppParts): Router => {
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
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // Older browsers do not count our own sockets to 'self'.
  'connect-src': ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': publicUrl.startsWith('https:') ? [] : null,
});
