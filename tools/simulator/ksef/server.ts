import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { createServer } from 'node:http';
import { listenAt } from '../httpServer.ts';
import { createAccess } from './access.ts';
import { createInvoiceStore, type KeptInvoice } from './invoices.ts';
import { makeKeys, type MinistryKeys } from './keys.ts';
import { invoicesPage } from './page.ts';
import { KsefRefusal, tooManyRequests } from './refusals.ts';
import { createSessions } from './sessions.ts';

/** How the simulator misbehaves. Tests set it by `behave`, people by `PUT /behaviour`. */
export interface KsefBehaviour {
  /** Whether every request is answered by 503. */
  readonly away: boolean;
  /** So many of the next invoices fail with 500, and are not accepted. */
  readonly failNext: number;
  /** So many of the next invoices are accepted, but the connection is cut before the answer. */
  readonly hangUpNext: number;
  /** The codes with which the next invoices are judged, whatever they contain. */
  readonly judgeNext: readonly number[];
  /** So many invoices are accepted in a minute; further ones are refused with 429. */
  readonly perMinute: number;
  /** So many questions about the state of an invoice are answered by "in progress" before the result is given. */
  readonly looks: number;
}

export interface KsefSimulator {
  /** Base address of the API, with its `/v2`. */
  readonly url: string;
  /** The address of the page that shows the invoices. */
  readonly pageUrl: string;
  readonly invoices: readonly KeptInvoice[];
  behave(change: Partial<KsefBehaviour>): void;
  /** Ends every access, as when a token is revoked. */
  signEverybodyOut(): void;
  close(): Promise<void>;
}

interface SimulatorOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** The KSeF token that is accepted, for any NIP. */
  readonly token: string;
  readonly host?: string;
}

const usualBehaviour: KsefBehaviour = {
  away: false,
  failNext: 0,
  hangUpNext: 0,
  judgeNext: [],
  perMinute: 30,
  looks: 1,
};
const minuteMs = 60_000;

/**
 * Starts a simulator of KSeF 2.0. As the ministry describes, it decrypts, validates and numbers invoices and finds duplicates.
 */
export async function startKsef({
  port,
  token,
  host = '127.0.0.1',
}: SimulatorOptions): Promise<KsefSimulator> {
  const keys = await makeKeys();
  const store = createInvoiceStore();
  const access = createAccess(keys, token);
  const sessions = createSessions(keys, store);
  let behaviour = usualBehaviour;
  /** When the invoices of the last minute were sent, oldest first, in milliseconds since 1970. */
  let sentAt: number[] = [];
  const behave = (change: Partial<KsefBehaviour>) => (behaviour = { ...behaviour, ...change });
  const nipOf = (request: Request) => access.nipOf(request.headers.authorization);

  /** Refuses an invoice if too many were sent within the last minute; otherwise notes when it was sent. */
  const mustHaveRoom = (): void => {
    sentAt = sentAt.filter((at) => at > Date.now() - minuteMs);
    if (sentAt.length < behaviour.perMinute) return void sentAt.push(Date.now());
    throw tooManyRequests(Math.max(1, Math.ceil(((sentAt[0] ?? 0) + minuteMs - Date.now()) / 1000)));
  };

  const send = (request: Request, response: Response): void => {
    const nip = nipOf(request);
    mustHaveRoom();
    const { failNext, hangUpNext, judgeNext, looks } = behaviour;
    if (failNext > 0) {
      behave({ failNext: failNext - 1 });
      return void response.status(500).json({ exception: null });
    }
    const [forced, ...judgeLater] = judgeNext;
    behave({ judgeNext: judgeLater });
    const answer = sessions.send(nip, String(request.params.session), request.body, { looks, forced });
    if (hangUpNext === 0) return void response.status(202).json(answer);
    behave({ hangUpNext: hangUpNext - 1 });
    request.socket.destroy();
  };

  const api = express.Router();
  api.use((_request, response, next) =>
    behaviour.away ? void response.status(503).send('Service Unavailable') : next(),
  );
  serveAccess(api, access, keys);
  api.post('/sessions/online/:session/invoices', send);
  serveSessions(api, sessions, nipOf);

  const app = express();
  app.use(express.json({ limit: '5mb' }));
  app.use('/v2', api);
  app.get('/', (_request, response) => void response.type('html').send(invoicesPage(store.all)));
  // The address in the QR code of an invoice. An invoice with the code 200 was accepted.
  app.get('/invoice/:nip/:day/:hash', ({ params }, response) => {
    const found = store.all.find(({ hash, code }) => code === 200 && urlHash(hash) === params.hash);
    response.type('html').send(invoicesPage(found ? [found] : []));
  });
  app.put('/behaviour', ({ body }, response) => void response.json(behave(body as Partial<KsefBehaviour>)));
  app.use(answerRefusal);

  const { url: origin, close } = await listenAt(createServer(app), port, host);
  return {
    url: `${origin}/v2`,
    pageUrl: origin,
    invoices: store.all,
    behave: (change) => void behave(change),
    signEverybodyOut: () => access.forget(),
    close,
  };
}

/** A hash in base64, as it is written in an address: with `-` and `_`, and without the `=` at its end. */
const urlHash = (hash: string): string => hash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const serveAccess = (api: Router, access: ReturnType<typeof createAccess>, keys: MinistryKeys): void => {
  api.post('/auth/challenge', (_request, response) => void response.json(access.challenge()));
  api.post('/auth/ksef-token', ({ body }, response) => void response.status(202).json(access.begin(body)));
  api.get(
    '/auth/:reference',
    ({ params, headers }, response) =>
      void response.json(access.status(params.reference, headers.authorization)),
  );
  api.post(
    '/auth/token/redeem',
    ({ headers }, response) => void response.json(access.redeem(headers.authorization)),
  );
  api.get('/security/public-key-certificates', (_request, response) => void response.json(keys.certificates));
};

const serveSessions = (
  api: Router,
  sessions: ReturnType<typeof createSessions>,
  nipOf: (request: Request) => string,
): void => {
  api.post(
    '/sessions/online',
    (request, response) => void response.status(201).json(sessions.open(nipOf(request), request.body)),
  );
  api.post('/sessions/online/:session/close', (request, response) => {
    sessions.close(nipOf(request), request.params.session);
    response.status(204).end();
  });
  api.get(
    '/sessions/:session',
    (request, response) => void response.json(sessions.status(nipOf(request), request.params.session)),
  );
  api.get(
    '/sessions/:session/invoices',
    (request, response) => void response.json(sessions.list(nipOf(request), request.params.session)),
  );
  api.get(
    '/sessions/:session/invoices/:invoice',
    (request, response) =>
      void response.json(sessions.invoice(nipOf(request), request.params.session, request.params.invoice)),
  );
  // The receipt of an invoice (UPO). `which` is the number that KSeF gave the invoice, or the reference of its sending.
  for (const path of [
    '/sessions/:session/invoices/ksef/:which/upo',
    '/sessions/:session/invoices/:which/upo',
  ])
    api.get(
      path,
      (request, response) =>
        void response
          .type('application/xml')
          .send(
            sessions.receipt(nipOf(request), String(request.params.session), String(request.params.which)),
          ),
    );
  api.post(
    '/invoices/query/metadata',
    (request, response) => void response.json(sessions.query(nipOf(request), request.body)),
  );
};

const answerRefusal = (error: unknown, _request: Request, response: Response, _next: NextFunction): void => {
  if (!(error instanceof KsefRefusal)) return void response.status(500).json({ exception: null });
  if (error.retryAfter !== undefined) response.set('retry-after', String(error.retryAfter));
  response.status(error.status).type('application/problem+json').send(JSON.stringify(error.body));
};
