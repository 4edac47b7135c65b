import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listenAt } from '../httpServer.ts';

export interface LivePage {
  readonly url: string;
  /** Sends the present state to all open pages. */
  show(): void;
  close(): Promise<void>;
}

interface LivePageOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly html: string;
  /** Returns what the page shows; it is sent as JSON. */
  readonly state: () => unknown;
  /** Called with the command that a button of the page sends. */
  readonly onCommand?: (command: unknown) => void;
  /** Files beside the page, by their path; undefined if there is none. */
  readonly file?: (path: string) => { readonly type: string; readonly content: Buffer } | undefined;
}

/** Only this machine can reach the pages of simulators. */
const host = '127.0.0.1';

/** Serves one page that always shows the present state of a simulator. The server sends the state by server-sent events. */
export async function startLivePage({
  port,
  html,
  state,
  onCommand,
  file,
}: LivePageOptions): Promise<LivePage> {
  const viewers = new Set<ServerResponse>();
  const showTo = (viewer: ServerResponse) => viewer.write(`data: ${JSON.stringify(state())}\n\n`);
  const show = () => viewers.forEach(showTo);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://simulator').pathname;
    const route = `${request.method} ${path}`;
    if (route === 'GET /')
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    if (route === 'GET /live') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      viewers.add(response);
      response.on('close', () => viewers.delete(response));
      return void showTo(response);
    }
    if (route === 'POST /command' && onCommand) {
      onCommand(JSON.parse(await bodyOf(request)));
      show();
      return void response.end('{}');
    }
    const found = request.method === 'GET' ? file?.(path) : undefined;
    if (!found) return void response.writeHead(404).end();
    response.setHeader('content-type', found.type).end(found.content);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end());
  });
  const { url, close } = await listenAt(server, port, host);
  return {
    url,
    show,
    close,
  };
}
