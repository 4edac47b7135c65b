import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listenAt } from './httpServer.ts';

export interface OfficeBehaviour {
  /** Whether every request is answered by 503. */
  readonly away: boolean;
  /** How long each answer is delayed, in milliseconds. */
  readonly lateMs: number;
  /** What is answered instead of the right answer: a web page, another shape, or data without end. */
  readonly rubbish: 'no' | 'page' | 'otherShape' | 'endless';
}

export interface Office {
  readonly url: string;
  /** Sets the behaviour. What `change` does not name is normal again; `PUT /behaviour` keeps it as it was. */
  readonly behave: (change: Partial<OfficeBehaviour>) => void;
  readonly close: () => Promise<void>;
}

export interface OfficeSettings {
  /** 0 for any free one. */
  readonly port: number;
  readonly host?: string;
}

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How an office writes its answers. */
export interface Writing<Answer> {
  readonly contentType: string;
  readonly textOf: (answer: Answer) => string;
  /** An answer of a shape that nobody expects, instead of the right one. */
  readonly otherShape: (answer: Answer) => Answer;
}

const inJson: Writing<unknown> = {
  contentType: 'application/json',
  textOf: JSON.stringify,
  otherShape: () => ({ result: { subject: 7 } }),
};

const usualBehaviour: OfficeBehaviour = { away: false, lateMs: 0, rubbish: 'no' };
/** 200 of these are sent as data without end: 20 MB, far more than an answer that anybody should read. */
const filler = 'x'.repeat(100_000);

/**
 * Starts a simulated public office on this machine, which can be late, wrong and away.
 * @param answerTo returns undefined for a question that the office does not know; it is answered by 404
 * @param writing JSON if it is not given
 */
export async function startOffice<Answer = unknown>(
  { port, host = '127.0.0.1' }: OfficeSettings,
  answerTo: (question: Question) => Answer | undefined,
  writing: Writing<Answer> = inJson as Writing<Answer>,
): Promise<Office> {
  let behaviour = usualBehaviour;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (request.method === 'PUT' && request.url === '/behaviour') {
      behaviour = { ...behaviour, ...(JSON.parse(body) as Partial<OfficeBehaviour>) };
      return void response.end(JSON.stringify(behaviour));
    }
    const { away, lateMs, rubbish } = behaviour;
    if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
    if (away) return void response.writeHead(503).end();
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://simulator');
    const answer = answerTo({ method, url, headers, body });
    if (answer === undefined) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', writing.contentType);
    if (rubbish === 'page') return void response.end('<html>Przerwa techniczna</html>');
    if (rubbish === 'otherShape') return void response.end(writing.textOf(writing.otherShape(answer)));
    if (rubbish === 'endless') {
      for (let sent = 0; sent < 200 && !response.destroyed; sent += 1) response.write(filler);
      return void response.end();
    }
    response.end(writing.textOf(answer));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  });
  const { url, close } = await listenAt(server, port, host);
  return { url, behave: (change) => void (behaviour = { ...usualBehaviour, ...change }), close };
}
