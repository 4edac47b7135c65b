import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listenAt } from '../httpServer.ts';
import { knownFirms } from '../gus/firms.ts';

export interface TaxRegistersBehaviour {
  /** Nothing is answered but 503. */
  readonly away: boolean;
  /** Each answer comes after so many milliseconds. */
  readonly lateMs: number;
  /** What is answered is not what a register answers. */
  readonly rubbish: 'no' | 'page' | 'otherShape' | 'endless';
}

export interface TaxRegisters {
  readonly whiteListUrl: string;
  readonly viesUrl: string;
  behave(change: Partial<TaxRegistersBehaviour>): void;
  close(): Promise<void>;
}

const well: TaxRegistersBehaviour = { away: false, lateMs: 0, rubbish: 'no' };

/** The account that the simulator knows of every firm. */
const account = '61109010140000071219812874';
const proof = (): string => `${randomBytes(3).toString('hex')}-${randomBytes(4).toString('hex')}`;

const listed = (nip: string) => {
  const firm = knownFirms.find((known) => known.nip === nip);
  return {
    result: {
      requestId: proof(),
      requestDateTime: '23-11-2026 12:00:00',
      subject: firm
        ? {
            name: firm.name,
            nip,
            statusVat: 'Czynny',
            regon: firm.regon,
            workingAddress: `${firm.street} ${firm.house}, ${firm.postCode} ${firm.locality}`,
            accountNumbers: [account],
            hasVirtualAccounts: false,
          }
        : null,
    },
  };
};

const withAccount = (nip: string, asked: string) => ({
  result: {
    requestId: proof(),
    requestDateTime: '23-11-2026 12:00:00',
    accountAssigned: asked === account && knownFirms.some((known) => known.nip === nip) ? 'TAK' : 'NIE',
  },
});

interface ViesQuestion {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requesterNumber?: string;
}

/** It knows our own firms, and every foreign number that does not end with 0. */
const inVies = ({ countryCode, vatNumber, requesterNumber }: ViesQuestion) => {
  const firm = knownFirms.find((known) => known.nip === vatNumber);
  const valid = countryCode === 'PL' ? firm !== undefined : !vatNumber.endsWith('0');
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: requesterNumber ? `WAPIAAAA${randomBytes(4).toString('hex')}` : '',
    name: firm?.name ?? '---',
    address: '---',
  };
};

const answerTo = (method: string, url: string, body: string): unknown => {
  const { pathname } = new URL(url, 'http://simulator');
  const [, nip = '', asked] =
    /^\/api\/(?:search|check)\/nip\/(\d{10})(?:\/bank-account\/(\d{26}))?$/.exec(pathname) ?? [];
  if (asked) return withAccount(nip, asked);
  if (nip) return listed(nip);
  if (method === 'POST' && pathname === '/check-vat-number') return inVies(JSON.parse(body) as ViesQuestion);
  return undefined;
};

const longer = 'x'.repeat(100_000);

/** The white list of payers of VAT and VIES on this machine, which can be late, wrong and away. */
export async function startTaxRegisters({
  port,
  host = '127.0.0.1',
}: {
  /** 0 for any free one. */
  readonly port: number;
  readonly host?: string;
}): Promise<TaxRegisters> {
  let behaviour = well;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (request.method === 'PUT' && request.url === '/behaviour') {
      behaviour = { ...behaviour, ...(JSON.parse(body) as Partial<TaxRegistersBehaviour>) };
      return void response.end(JSON.stringify(behaviour));
    }
    const { away, lateMs, rubbish } = behaviour;
    if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
    if (away) return void response.writeHead(503).end();
    const answer = answerTo(request.method ?? '', request.url ?? '/', body);
    if (answer === undefined) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', 'application/json');
    if (rubbish === 'page') return void response.end('<html>Przerwa techniczna</html>');
    if (rubbish === 'otherShape') return void response.end(JSON.stringify({ result: { subject: 7 } }));
    if (rubbish === 'endless') {
      for (let sent = 0; sent < 200 && !response.destroyed; sent += 1) response.write(longer);
      return void response.end();
    }
    response.end(JSON.stringify(answer));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  });
  const { url, close } = await listenAt(server, port, host);
  return {
    whiteListUrl: url,
    viesUrl: url,
    behave: (change) => void (behaviour = { ...well, ...change }),
    close,
  };
}
