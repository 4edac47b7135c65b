import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startProgram, type Program } from '#infrastructure/program.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { writtenCalls } from '../openapi/describe.ts';
import { importAnswer } from '#domain/platform/sheets/import.contracts.ts';
import { marker, senselessBodies, unreadableBodies, type HostileBody } from '../testing/hostileBodies.ts';
import { hostileSheets } from '../testing/hostileSheets.ts';
import { visitorOf, type Visitor } from '../testing/visitor.ts';
import type { Problem } from './problems.ts';

/** Who else works meanwhile may wait for so long: a blocked API keeps everybody waiting for as long as it is blocked. */
const longestWaitMs = 3000;
/** Of each body, what the log may grow by. */
const mostLogged = 3000;

let program: Program;
let url: string;
let admin: Visitor;
let forwarder: Visitor;
let other: Visitor;
let logged = '';

beforeAll(async () => {
  const { url: databaseUrl, secretKey } = await freshDatabase({ demo: true });
  const port = await freePort();
  url = `http://127.0.0.1:${port}/api`;
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    API_PORT: String(port),
    // Nothing listens at this port: what needs a workflow is answered by 503.
    TEMPORAL_ADDRESS: '127.0.0.1:9',
    LOG_LEVEL: 'info',
  };
  program = await startProgram('api/main.ts', environment, (line) => (logged += `${line}\n`));
  [admin, forwarder, other] = [visitorOf(url), visitorOf(url), visitorOf(url)];
  for (const [visitor, email] of [
    [admin, 'admin'],
    [forwarder, 'forwarder'],
    [other, 'operator'],
  ] as const)
    await visitor.post('/auth/login', { email, password: demoPassword });
});
afterAll(() => program?.stop());

interface Seen {
  readonly status: number;
  readonly problem: Partial<Problem>;
  readonly size: number;
}

const seenOf = async (response: Response): Promise<Seen> => {
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, problem: isJson ? (JSON.parse(text) as Problem) : {}, size: text.length };
};

const send = async (
  who: Visitor,
  path: string,
  { headers, content }: HostileBody,
  method = 'POST',
): Promise<Seen> =>
  seenOf(
    await fetch(`${url}${path}`, {
      method: method.toUpperCase(),
      headers: { ...headers, cookie: who.cookie() },
      body: content as BodyInit,
    }),
  );

const upload = async (who: Visitor, path: string, content: Buffer): Promise<Seen> => {
  const form = new FormData();
  form.set('file', new Blob([content as BlobPart]), 'sheet');
  return seenOf(
    await fetch(`${url}${path}`, { method: 'POST', headers: { cookie: who.cookie() }, body: form }),
  );
};

/** How long somebody else waits for an answer, in milliseconds. */
const waitOfOther = async (): Promise<number> => {
  const begun = performance.now();
  const { status } = await other.get('/auth/session');
  if (status !== 200) throw new Error(`somebody else was answered ${status}`);
  return performance.now() - begun;
};

/** Does the work while somebody else goes on working; answers the longest that they waited. */
const worstWaitDuring = async (work: () => Promise<void>): Promise<number> => {
  const going = { on: true };
  let worst = 0;
  const working = work().finally(() => (going.on = false));
  while (going.on) {
    worst = Math.max(worst, await waitOfOther());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await working;
  return worst;
};

/** The longest that they wait on this machine as it is now, while nothing is asked besides. */
const worstWaitInPeace = async (): Promise<number> => {
  const waits: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) waits.push(await waitOfOther());
  return Math.max(...waits);
};

/** Nothing if nobody waited, the log says nothing of the body, and the same process still answers. */
const harmOf = async (work: () => Promise<void>, bodies = 1): Promise<string[]> => {
  const before = logged.length;
  // On a busy machine each answer takes longer anyway, so twenty times the usual wait is allowed besides.
  const allowed = longestWaitMs + 20 * (await worstWaitInPeace());
  const worst = await worstWaitDuring(work);
  const news = logged.slice(before);
  return [
    ...(worst < allowed ? [] : [`somebody else waited ${worst} ms`]),
    // Each hostile body has the marker in it.
    ...(news.includes(marker.slice(0, 10)) ? ['the log says what stood in the body'] : []),
    ...(news.length < mostLogged * bodies ? [] : [`the log grew by ${news.length}`]),
    ...(program.child.exitCode === null ? [] : ['the process ended']),
  ];
};

const refusal = { status: expect.any(Number) as number, problem: { code: expect.any(String) as string } };
const mustBeRefused = (seen: Seen): void => {
  expect(seen).toMatchObject(refusal);
  expect(seen.status).toBeGreaterThanOrEqual(400);
  expect(seen.status).toBeLessThan(500);
};

const pathOf = (path: string): string => path.replaceAll(/:\w+/g, '999999999');
/** They end the session that the others go on with. */
const endSessions = /^\/auth\/(logout|change_password|sessions)/;
const writing = writtenCalls().filter(
  ({ method, path, when }) => method !== 'get' && !when && !endSessions.test(path),
);
const ofStrangers = writing.filter(({ access }) => access === 'anyone');

describe('a body that nobody can read', () => {
  it.each(Object.entries(unreadableBodies))(
    'a body that nobody can read of %s is refused to strangers at every call that is open to them',
    async (_what, body) => {
      const stranger = visitorOf(url);
      expect(
        await harmOf(async () => {
          for (const { path, method } of ofStrangers)
            mustBeRefused(await send(stranger, pathOf(path), body, method));
        }, ofStrangers.length),
      ).toEqual([]);
    },
  );

  it('is refused at every call and every object, whoever sends it', async () => {
    const body = unreadableBodies['a form of more than a thousand fields'] as HostileBody;
    expect(
      await harmOf(async () => {
        for (const { path, method } of [...writing, { path: '/vehicles', method: 'post' }])
          mustBeRefused(await send(admin, pathOf(path), body, method));
      }, 10),
    ).toEqual([]);
  });
});

describe('a body that means nothing', () => {
  it.each(Object.entries(senselessBodies))(
    'a body that means nothing of %s breaks no call, and its answer is short',
    async (_what, body) => {
      const broken: string[] = [];
      expect(
        await harmOf(async () => {
          for (const { path, method } of [...writing, { path: '/vehicles', method: 'post' }]) {
            const { status, size } = await send(admin, pathOf(path), body, method);
            const away = status === 503;
            if ((status >= 500 && !away) || size > 50_000)
              broken.push(`${method} ${path}: ${status}, ${size}`);
          }
        }, 10),
      ).toEqual([]);
      expect(broken).toEqual([]);
    },
  );
});

it('a body of sixty thousand unknown fields has a short answer in time', async () => {
  const fields = Array.from({ length: 60_000 }, (_, index) => [`f${index}`, 1]);
  const body = {
    headers: { 'content-type': 'application/json' },
    content: JSON.stringify(Object.fromEntries(fields)),
  };
  expect(
    await harmOf(async () => {
      const seen = await send(admin, '/vehicles', body);
      mustBeRefused(seen);
      expect(seen.problem.errors).toHaveLength(100);
    }),
  ).toEqual([]);
});

const receivingSheets = writtenCalls().filter(({ answer }) => answer === importAnswer);
const sheetPaths: [who: 'forwarder' | 'admin', path: string][] = [
  ['forwarder', '/vehicles/import/preview'],
  ['admin', '/vehicles/import'],
  ['admin', '/database_translation/preview'],
  ...receivingSheets.map(({ path }): ['admin', string] => ['admin', `${path}?trainId=1`]),
];

describe('a spreadsheet', () => {
  const sheets = hostileSheets();

  it.each(Object.keys(sheets))('a spreadsheet of %s is refused, and nobody waits for it', async (what) => {
    expect(
      await harmOf(async () => {
        const seen = await upload(forwarder, '/vehicles/import/preview', sheets[what] as Buffer);
        mustBeRefused(seen);
      }),
    ).toEqual([]);
  });

  it.each(sheetPaths)(
    'a spreadsheet as %s at %s is refused at each call that reads one',
    async (who, path) => {
      expect(
        await harmOf(async () => {
          for (const what of ['a zip with two readings', 'a zip bomb', 'bytes of no alphabet'])
            mustBeRefused(await upload(who === 'admin' ? admin : forwarder, path, sheets[what] as Buffer));
        }, 3),
      ).toEqual([]);
    },
  );

  it('a spreadsheet whose every cell is wrong keeps nobody waiting either', async () => {
    const { rows } = (await admin.get('/vehicles', { limit: 1 })).body as { rows: object[] };
    const columns = Object.keys(rows[0] ?? {});
    expect(columns).toContain('tare');
    const line = columns.map(() => 'x').join(';');
    const content = Buffer.from([columns.join(';'), ...Array.from({ length: 4900 }, () => line)].join('\n'));
    expect(
      await harmOf(async () => {
        expect((await upload(admin, '/vehicles/import/preview', content)).status).toBeLessThan(500);
      }),
    ).toEqual([]);
  });

  it('waits for nobody’s second one: the same person reads one at a time', async () => {
    const content = sheets['a sheet of 15 MB of small cells'] as Buffer;
    const sent = [1, 2, 3].map(() => upload(forwarder, '/vehicles/import/preview', content));
    const codes = (await Promise.all(sent)).map(({ problem }) => problem.code);
    expect(codes).toContain('import_running');
  });
});

describe('a template', () => {
  it.each([
    ['beginnings without an end', '{#a}'.repeat(50_000)],
    ['tags that stay open', '<a>'.repeat(100_000)],
    ['half tags', '<a '.repeat(100_000)],
    ['tables in tables', '<table><tr><td>'.repeat(20_000)],
  ])('a template of %s is filled in without keeping anybody waiting', async (_what, body) => {
    const { body: made, status } = await admin.post('/email_template', {
      name: `hostile ${body.slice(0, 5)}`,
      contentVariantsList: [{ language: 'pl', subject: 'x', body }],
    });
    expect(status).toBe(201);
    const reclamation = (await admin.post('/reclamation', {})).body as { id: number };
    expect(
      await harmOf(async () => {
        const { status: read } = await admin.get(`/reclamation/${reclamation.id}/letter`, {
          emailTemplateId: (made as { id: number }).id,
        });
        expect(read).toBe(200);
      }),
    ).toEqual([]);
  });
});
