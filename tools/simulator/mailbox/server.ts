import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listenAt } from '../httpServer.ts';
import { createLetterStore, type TakenLetter } from './letters.ts';
import { mailboxPage } from './page.ts';
import { startSmtp, type MailBehaviour } from './smtp.ts';

export interface Mailbox {
  /** The address of the page with the letters. */
  readonly url: string;
  /** The address to which letters are sent. */
  readonly smtpUrl: string;
  readonly letters: readonly TakenLetter[];
  behave(change: Partial<MailBehaviour>): void;
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly smtpPort: number;
}

/** Only this machine can reach the mailbox, because it has everybody's letters. */
const host = '127.0.0.1';

/** A mail server that keeps every letter to itself and shows it on screen. */
export async function startMailbox({ port, smtpPort }: MailboxOptions): Promise<Mailbox> {
  const store = createLetterStore();
  const viewers = new Set<ServerResponse>();
  let behaviour: MailBehaviour = { putOffNext: 0, hangUpNext: 0, unknownReaders: [], greylistedReaders: [] };
  const behave = (change: Partial<MailBehaviour>) => (behaviour = { ...behaviour, ...change });
  const showAll = (viewer: ServerResponse) => viewer.write(`data: ${JSON.stringify(store.all)}\n\n`);
  const show = () => viewers.forEach(showAll);

  const watch = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    viewers.add(response);
    response.on('close', () => viewers.delete(response));
    showAll(response);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://mailbox');
    const route = `${request.method} ${url.pathname}`;
    if (route === 'GET /') return void response.setHeader('content-type', html).end(mailboxPage);
    if (route === 'GET /messages') return answer(response, lettersTo(store.all, url.searchParams.get('to')));
    if (route === 'GET /live') return watch(response);
    if (route === 'PUT /behaviour')
      return answer(response, behave(JSON.parse(await bodyOf(request)) as Partial<MailBehaviour>));
    if (route !== 'DELETE /messages') return void response.writeHead(404).end();
    store.empty();
    show();
    answer(response, []);
  };

  const smtp = await startSmtp({
    port: smtpPort,
    host,
    store,
    behaviour: () => behaviour,
    behave,
    onLetter: show,
  });
  const server = createServer((request, response) => {
    serve(request, response).catch(() => answer(response, { error: 'unexpected' }, 500));
  });
  const { url, close } = await listenAt(server, port, host);
  return {
    url,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    letters: store.all,
    behave,
    close: async () => {
      await smtp.close();
      await close();
    },
  };
}

const html = 'text/html; charset=utf-8';

/** The letters, newest first. If a reader is given, only theirs. */
const lettersTo = (letters: readonly TakenLetter[], reader: string | null): TakenLetter[] =>
  letters.filter(({ to }) => reader === null || to.includes(reader)).toReversed();

const answer = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
};
