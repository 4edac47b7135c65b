import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listenAt } from '../httpServer.ts';
import { knownFirms, type KnownFirm } from './firms.ts';

export interface GusBehaviour {
  /** Nothing is answered but 503. */
  readonly away: boolean;
}

export interface GusSimulator {
  readonly url: string;
  behave(change: Partial<GusBehaviour>): void;
  close(): Promise<void>;
}

interface SimulatorOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly key: string;
  readonly host?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const valueOf = (tag: string, xml: string): string =>
  new RegExp(`<(?:\\w+:)?${tag}>([^<]*)</`).exec(xml)?.[1] ?? '';

const row = ({ nip, regon, name, street, house, postCode, locality }: KnownFirm): string =>
  `<root><dane><Regon>${regon}</Regon><Nip>${nip}</Nip><StatusNip /><Nazwa>${escaped(name)}</Nazwa><Wojewodztwo>POMORSKIE</Wojewodztwo><Miejscowosc>${locality}</Miejscowosc><KodPocztowy>${postCode}</KodPocztowy><Ulica>${street}</Ulica><NrNieruchomosci>${house}</NrNieruchomosci><NrLokalu /><Typ>P</Typ><SilosID>6</SilosID><DataZakonczeniaDzialalnosci /><MiejscowoscPoczty>${locality}</MiejscowoscPoczty></dane></root>`;
const fault = (code: number, words: string): string =>
  `<root><dane><ErrorCode>${code}</ErrorCode><ErrorMessagePl>${words}</ErrorMessagePl></dane></root>`;

/** The register of firms (GUS, BIR1) on this machine: SOAP 1.2, sessions, answers in a multipart message. */
export async function startGus({ port, key, host = '127.0.0.1' }: SimulatorOptions): Promise<GusSimulator> {
  const sessions = new Set<string>();
  let behaviour: GusBehaviour = { away: false };

  const resultOf = (action: string, body: string, session: string): string => {
    if (action === 'Zaloguj') {
      if (valueOf('pKluczUzytkownika', body) !== key) return '';
      const made = randomBytes(10).toString('hex');
      sessions.add(made);
      return made;
    }
    if (action === 'Wyloguj') return String(sessions.delete(valueOf('pIdentyfikatorSesji', body)));
    if (!sessions.has(session)) return fault(7, 'Brak sesji');
    const nip = valueOf('Nip', body);
    const found = knownFirms.find((firm) => firm.nip === nip);
    return found ? row(found) : fault(4, 'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.');
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (request.method === 'PUT' && request.url === '/behaviour') {
      behaviour = { ...behaviour, ...(JSON.parse(body) as Partial<GusBehaviour>) };
      return void response.end(JSON.stringify(behaviour));
    }
    if (behaviour.away) return void response.writeHead(503).end();
    const action = valueOf('Action', body).split('/').at(-1) ?? '';
    const result = resultOf(action, body, String(request.headers.sid ?? ''));
    const boundary = 'uuid:simulator';
    response.writeHead(200, {
      'content-type': `multipart/related; type="application/xop+xml"; boundary="${boundary}"`,
    });
    response.end(
      `--${boundary}\r\nContent-Type: application/xop+xml; charset=utf-8\r\n\r\n<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><${action}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${action}Result>${escaped(result)}</${action}Result></${action}Response></s:Body></s:Envelope>\r\n--${boundary}--`,
    );
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  });
  const { url, close } = await listenAt(server, port, host);
  return {
    url: `${url}/`,
    behave: (change) => void (behaviour = { ...behaviour, ...change }),
    close,
  };
}
