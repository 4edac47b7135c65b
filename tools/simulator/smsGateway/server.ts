import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf, listenAt } from '../httpServer.ts';
import { createMessageStore, refusals, type SendRequest, type TakenMessage } from './messages.ts';
import { phonePage } from './page.ts';
import { sendReceipt } from './receipts.ts';
import { startSmppCentre, type ReportState } from './smppCentre.ts';

/** How the gateway behaves. Tests set it by `behave`, people by `PUT /behaviour`. */
export interface Behaviour {
  /** How long the answer to a request to send is delayed. */
  readonly delayMs: number;
  /** So many of the next requests to send are refused with a system error. */
  readonly failNext: number;
  /** So many of the next messages are accepted and shown, but the connection is cut before the answer. */
  readonly hangUpNext: number;
  /** Whether the receipt says that a message was delivered. */
  readonly deliver: boolean;
  /** How long after a message its receipt is sent. */
  readonly receiptAfterMs: number;
  /** How many times each receipt is sent; 0 sends none. */
  readonly receipts: number;
}

export interface SmsGateway {
  readonly url: string;
  /** The port for SMPP; undefined if it does not speak SMPP. */
  readonly smppPort: number | undefined;
  readonly messages: readonly TakenMessage[];
  behave(change: Partial<Behaviour>): void;
  close(): Promise<void>;
}

export interface GatewayOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly token: string;
  readonly host?: string;
  /** Takes messages by SMPP too; 0 for any free port. */
  readonly smppPort?: number;
}

const usualBehaviour: Behaviour = {
  delayMs: 0,
  failNext: 0,
  hangUpNext: 0,
  deliver: true,
  receiptAfterMs: 300,
  receipts: 1,
};

interface Gateway {
  readonly store: ReturnType<typeof createMessageStore>;
  readonly token: string;
  readonly show: () => void;
  behaviour: Behaviour;
}

/** Starts an SMS gateway with the API of SMSAPI. It sends nothing: its web page shows the messages. */
export async function startSmsGateway(options: GatewayOptions): Promise<SmsGateway> {
  const { port, token, host = '127.0.0.1', smppPort } = options;
  const store = createMessageStore();
  const { show, watch } = showTo(store.all);
  const gateway: Gateway = { store, token, show, behaviour: usualBehaviour };
  const behave = (change: Partial<Behaviour>) => changeBehaviour(gateway, change);

  const onTaken = (message: TakenMessage, report: ReportState): void => {
    show();
    void reportLater(gateway, message, report);
  };
  const centre =
    smppPort === undefined
      ? undefined
      : await startSmppCentre({ port: smppPort, host, token, store, onTaken });
  const serve = router({
    'POST /sms.do': (request, response) => send(gateway, request, response),
    'GET /messages': (_request, response, query) => {
      const number = query.get('number') ?? '';
      answer(
        response,
        store.all.filter((message) => message.number.endsWith(number)),
      );
    },
    'GET /live': (_request, response) => watch(response),
    'PUT /behaviour': async (request, response) =>
      answer(response, behave(JSON.parse(await bodyOf(request)) as Partial<Behaviour>)),
    'GET /': (_request, response) =>
      void response.setHeader('content-type', 'text/html; charset=utf-8').end(phonePage),
  });
  const server = createServer((request, response) => {
    serve(request, response).catch(() => answer(response, refusals.system, 500));
  });
  const { url, close } = await listenAt(server, port, host);
  return {
    url,
    smppPort: centre?.port,
    messages: store.all,
    behave,
    close: async () => {
      await centre?.close();
      await close();
    },
  };
}

const changeBehaviour = (gateway: Gateway, change: Partial<Behaviour>): Behaviour =>
  (gateway.behaviour = { ...gateway.behaviour, ...change });

/** After a while sets the state of a message and sends its receipts. This wait does not keep the process running (`ref`). */
const reportLater = async (gateway: Gateway, message: TakenMessage, report: ReportState): Promise<void> => {
  await pause(gateway.behaviour.receiptAfterMs, undefined, { ref: false });
  const { deliver, receipts } = gateway.behaviour;
  message.status = deliver ? 'DELIVERED' : 'UNDELIVERED';
  gateway.show();
  await Promise.all(Array.from({ length: receipts }, () => report(message)));
};

const send = async (gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { store, token, show } = gateway;
  const sendRequest = parseSend(await bodyOf(request), request.headers['content-type'] ?? '');
  await pause(gateway.behaviour.delayMs);
  if (request.headers.authorization !== `Bearer ${token}`)
    return answer(response, refusals.unauthorized, 401);
  const { failNext, hangUpNext } = gateway.behaviour;
  if (failNext > 0) {
    changeBehaviour(gateway, { failNext: failNext - 1 });
    return answer(response, refusals.system);
  }
  const outcome = store.take(sendRequest);
  if ('error' in outcome) return answer(response, outcome);
  show();
  const { notifyUrl } = sendRequest;
  void reportLater(gateway, outcome, async (message) => notifyUrl && sendReceipt(message, notifyUrl));
  if (hangUpNext > 0) {
    changeBehaviour(gateway, { hangUpNext: hangUpNext - 1 });
    return void response.destroy();
  }
  answer(response, accepted(outcome, sendRequest));
};

type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
) => void | Promise<void>;

/** Calls the route of a request, by method and path; 404 if there is none. */
const router =
  (routes: Readonly<Record<string, Route>>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    const route = routes[`${request.method} ${pathname}`];
    if (!route) return void response.writeHead(404).end();
    await route(request, response, searchParams);
  };

/** Sends the messages and their states to the open pages: `watch` adds a page, `show` updates all of them. */
const showTo = (messages: readonly TakenMessage[]) => {
  const viewers = new Set<ServerResponse>();
  const showAll = (viewer: ServerResponse) => viewer.write(`data: ${JSON.stringify(messages)}\n\n`);
  return {
    show: (): void => viewers.forEach(showAll),
    watch: (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      viewers.add(response);
      response.on('close', () => viewers.delete(response));
      showAll(response);
    },
  };
};

const answer = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
};

/** SMSAPI's documentation sends forms, its official client sends JSON. Both are accepted. */
const parseSend = (body: string, contentType: string): SendRequest => {
  const fields = contentType.includes('json')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
  const field = (name: string): string | null => (fields[name] === undefined ? null : String(fields[name]));
  return {
    to: field('to') ?? '',
    message: field('message') ?? '',
    from: field('from') ?? '',
    idx: field('idx'),
    checkIdx: field('check_idx') === '1' || field('check_idx') === 'true',
    notifyUrl: field('notify_url'),
  };
};

const accepted = (message: TakenMessage, sendRequest: SendRequest) => ({
  count: 1,
  list: [
    {
      id: message.id,
      // The price of the message in the units of SMSAPI; any number will do.
      points: 0.16,
      number: message.number,
      date_sent: Math.round(Date.parse(message.at) / 1000),
      submitted_number: sendRequest.to,
      status: 'QUEUE',
      error: null,
      idx: message.idx,
      parts: message.parts,
    },
  ],
  length: message.body.length,
  parts: message.parts,
  message: message.body,
});
