import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fa3 } from '#domain/finance/fa3.ts';
import { isKsefNumber } from '#domain/finance/ksefNumber.rules.ts';
import { undescribed } from '#tools/simulator/ksef/described.ts';
import { startKsef, type KsefSimulator } from '#tools/simulator/ksef/server.ts';
import { plainInvoice } from '../testing/plainInvoice.ts';
import { createKsefClient, type KsefClient } from './client.ts';
import { sha256 } from './encryption.ts';

let ksef: KsefSimulator;
let client: KsefClient;
const faults: string[] = [];
const firm = { nip: '5260250995', token: 'demo' };
const realFetch = globalThis.fetch;
/** Makes of an answer of KSeF what the client gets; undefined if it gets the answer itself. */
let distort: ((answer: string) => string) | undefined;

beforeAll(async () => {
  ksef = await startKsef({ port: 0, token: 'demo' });
  // Real requests to a real server, each looked at on its way.
  vi.stubGlobal('fetch', async (input: string, options: RequestInit) => {
    const response = await realFetch(input, options);
    const text = await response.clone().text();
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    // 503 is the simulator that pretends to be away: the description does not know it.
    if (response.status !== 503)
      faults.push(
        ...undescribed({
          method: options.method ?? 'GET',
          path: new URL(input).pathname.replace('/v2', ''),
          status: response.status,
          sent: options.body ? JSON.parse(String(options.body)) : undefined,
          mediaType,
          answer: mediaType.includes('json') ? JSON.parse(text) : text,
        }),
      );
    return distort ? new Response(distort(text), { status: response.status }) : response;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await ksef.close();
});
// `looks` is how often KSeF answers that an invoice is still being processed.
beforeEach(() => {
  distort = undefined;
  client = createKsefClient(ksef.url);
  ksef.behave({ away: false, failNext: 0, hangUpNext: 0, judgeNext: [], perMinute: 1000, looks: 0 });
});

let counted = 0;
const newInvoice = (some: Parameters<typeof plainInvoice>[0] = {}) =>
  fa3(plainInvoice({ number: `FV-${String(++counted).padStart(6, '0')}`, ...some }));
const sendOne = async (xml: string, offline = false) => {
  const session = await client.openSession(firm);
  const reference = await client.send(firm, session, { xml, offline });
  await client.closeSession(firm, session.reference);
  return { session: session.reference, reference };
};
const statusOf = ({ session, reference }: { session: string; reference: string }) =>
  client.statusOf(firm, session, reference);

/**
 * The states of an invoice in KSeF: 150 is being processed, 200 accepted, 410 sent by a firm that is not its seller, 440 a
 * duplicate, 450 not valid.
 */
describe('an invoice sent to KSeF', () => {
  it('is decrypted, validated and given a number, and has a receipt', async () => {
    ksef.behave({ looks: 1 });
    const sent = await sendOne(newInvoice());
    expect((await statusOf(sent)).status.code).toBe(150);
    const { status, ksefNumber, invoicingMode } = await statusOf(sent);
    expect(status.code).toBe(200);
    expect(invoicingMode).toBe('Online');
    expect(isKsefNumber(ksefNumber ?? '')).toBe(true);
    expect(await client.receipt(firm, sent.session, ksefNumber ?? '')).toContain(ksefNumber);
  });

  it('is found in its session by its hash, and everywhere by its number', async () => {
    const xml = newInvoice();
    const { session } = await sendOne(xml);
    const found = await client.findInSession(firm, session, sha256(xml));
    expect(found?.status.code).toBe(200);
    const number = /<P_2>(.*?)<\/P_2>/.exec(xml)?.[1] ?? '';
    expect(await client.findByNumber(firm, number, '2026-11-20')).toMatchObject({
      ksefNumber: found?.ksefNumber,
      hash: sha256(xml),
    });
    expect(await client.findInSession(firm, session, sha256('other'))).toBeUndefined();
    expect(await client.findByNumber(firm, 'FV-999999', '2026-11-20')).toBeUndefined();
  });

  it('a second time is a duplicate, which names the first', async () => {
    const xml = newInvoice();
    const first = await statusOf(await sendOne(xml));
    const { status } = await statusOf(await sendOne(xml));
    expect(status).toMatchObject({ code: 440, extensions: { originalKsefNumber: first.ksefNumber } });
  });

  it('an invoice of another seller, or one that is not valid, is refused with the reason', async () => {
    const foreign = newInvoice({ seller: { nip: '5261040567', name: 'Obcy', address: 'x' } });
    expect((await statusOf(await sendOne(foreign))).status.code).toBe(410);
    // Without its sum (P_15) the next element, `Adnotacje`, is not expected where it stands.
    const broken = newInvoice().replace(/<P_15>.*?<\/P_15>/, '');
    expect((await statusOf(await sendOne(broken))).status).toMatchObject({
      code: 450,
      details: [expect.stringContaining('Adnotacje')],
    });
  });

  it('an invoice sent to KSeF of a day that is over counts as issued offline', async () => {
    const xml = newInvoice({ issuedOn: '2026-11-19', soldOn: '2026-11-19' });
    expect((await statusOf(await sendOne(xml, true))).invoicingMode).toBe('Offline');
  });

  it('above the limit is refused with the seconds that KSeF asks to wait', async () => {
    ksef.behave({ perMinute: 0 });
    await expect(sendOne(newInvoice())).rejects.toMatchObject({
      name: 'KsefBusy',
      seconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    });
  });

  it('an invoice sent to KSeF whose answer was lost was taken all the same', async () => {
    ksef.behave({ hangUpNext: 1 });
    const xml = newInvoice();
    const session = await client.openSession(firm);
    await expect(client.send(firm, session, { xml, offline: false })).rejects.toThrow();
    expect(await client.findInSession(firm, session.reference, sha256(xml))).toBeDefined();
  });
});

describe('an answer of KSeF that cannot be right', () => {
  it.each<[string, (answer: string) => string]>([
    ['a date without an offset', (answer) => answer.replace(/("acquisitionDate":"[^"]*)Z"/g, '$1"')],
    ['a number of another form', (answer) => answer.replace(/("ksefNumber":"[^"]*)"/g, '$1-1"')],
  ])('is not taken, and can be asked for again: %s', async (_case, distortion) => {
    const number = `FV-${crypto.randomUUID()}`;
    const xml = newInvoice({ number });
    const sent = await sendOne(xml);
    const asking = [
      () => statusOf(sent),
      () => client.findInSession(firm, sent.session, sha256(xml)),
      () => client.findByNumber(firm, number, '2026-11-20'),
    ];
    for (const ask of asking) {
      distort = distortion;
      await expect(ask()).rejects.toMatchObject({ name: 'ZodError' });
      distort = undefined;
      expect(await ask()).toMatchObject({ ksefNumber: expect.any(String) });
    }
  });

  it('is noticed when it names the same next page again', async () => {
    const { session } = await sendOne(newInvoice());
    distort = (answer) => JSON.stringify({ ...(JSON.parse(answer) as object), continuationToken: 'next' });
    await expect(client.findInSession(firm, session, sha256('other'))).rejects.toThrow('the same page');
  }, 10_000);
});

describe('the access to KSeF', () => {
  it('is refused to a token that is not good, in words', async () => {
    await expect(client.openSession({ ...firm, token: 'other' })).rejects.toMatchObject({
      code: 'ksef_refused',
      params: { reason: expect.stringContaining('Nieprawidłowy token') },
    });
  });

  it('the access to KSeF that was revoked is given again at the attempt after the refused one', async () => {
    await sendOne(newInvoice());
    ksef.signEverybodyOut();
    await expect(client.openSession(firm)).rejects.toMatchObject({ name: 'KsefSignedOut' });
    await sendOne(newInvoice());
  });

  it('fails and may be tried again while KSeF is away', async () => {
    ksef.behave({ away: true });
    await expect(client.openSession(firm)).rejects.toThrow('503');
  });
});

it('what is not as the description says is noticed', () => {
  const answer = { challenge: 'short', timestampMs: '1' };
  const exchange = { method: 'POST', path: '/auth/challenge', status: 200, mediaType: 'application/json' };
  expect(undescribed({ ...exchange, answer })).toHaveLength(1);
  expect(undescribed({ ...exchange, status: 418 })).toHaveLength(1);
  expect(undescribed({ ...exchange, path: '/nowhere' })).toHaveLength(1);
});

// All tests above collected these faults.
it('everything asked and answered was as the ministry describes it', () => expect(faults).toEqual([]));
