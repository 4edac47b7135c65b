import pg from 'pg';
import { visitorOf, type Answer, type Visitor } from '#api/testing/visitor.ts';
import { freePort } from '#infrastructure/freePort.ts';
import type { Environment } from './environment.ts';
import { median, type Comparison } from './measure.ts';
import { exactProcessorMs } from './processor.ts';

/** One of the two servers that are compared. */
export interface Side {
  readonly pid: number;
  readonly visitor: Visitor;
  /** `application_name` of its connections to the database; empty for Keja, which sets none. */
  readonly application: string;
}

/** Starts the program of the bare side, which serves on a port of its own. */
export async function startBare(environment: Environment, path: string, databaseUrl: string): Promise<Side> {
  const port = await freePort();
  const program = await environment.start(path, { DATABASE_URL: databaseUrl, PORT: String(port) });
  return {
    pid: program.child.pid ?? 0,
    visitor: visitorOf(`http://127.0.0.1:${port}`),
    application: 'bare',
  };
}

type Ask = (visitor: Visitor, index: number) => Promise<Answer>;

/** One request in the form of each side. */
export interface Request {
  readonly name: string;
  readonly goal: string;
  readonly ours: Ask;
  readonly bare: Ask;
}

/** Each side is asked in so many rounds, so many times in each. The median of the rounds counts. */
interface Repetitions {
  readonly rounds: number;
  readonly times: number;
  /** So many requests come first and do not count: a server runs for weeks, and V8 compiles what is called often. */
  readonly warmUp: number;
}

interface Figures {
  readonly wall: number;
  readonly processor: number;
}

/**
 * Asks both sides in turns, so that other work of the machine slows both equally.
 * @returns processor time of server and Postgres, and wall time, each in milliseconds a request
 */
export async function sideBySide(
  { name, goal, ...asks }: Request,
  sides: Readonly<Record<'ours' | 'bare', Side>>,
  watcher: pg.Client,
  { rounds, times, warmUp }: Repetitions,
): Promise<Comparison[]> {
  const figures: Record<'ours' | 'bare', Figures[]> = { ours: [], bare: [] };
  for (const side of ['bare', 'ours'] as const)
    await measure(sides[side], asks[side], watcher, { first: 0, times: warmUp });
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['bare', 'ours'] as const) {
      const first = warmUp + round * times;
      figures[side].push(await measure(sides[side], asks[side], watcher, { first, times }));
    }
  const mediansOf = (figure: keyof Figures) => ({
    ours: median(figures.ours.map((each) => each[figure])),
    bare: median(figures.bare.map((each) => each[figure])),
  });
  return [
    { name: `${name}: processor time of server and Postgres`, unit: 'ms', goal, ...mediansOf('processor') },
    { name: `${name}: wall time`, unit: 'ms', ...mediansOf('wall') },
  ];
}

const measure = async (
  side: Side,
  ask: Ask,
  watcher: pg.Client,
  { first, times }: { readonly first: number; readonly times: number },
): Promise<Figures> => {
  const pids = [side.pid, ...(await backendsOf(side, watcher))];
  const processorBefore = await exactProcessorMs(pids);
  const startedAt = performance.now();
  for (let index = 0; index < times; index += 1) {
    const { status, body } = await ask(side.visitor, first + index);
    if (status >= 300) throw new Error(`a request was answered by ${status}: ${JSON.stringify(body)}`);
  }
  const wall = (performance.now() - startedAt) / times;
  return { wall, processor: ((await exactProcessorMs(pids)) - processorBefore) / times };
};

/** The processes of Postgres that serve the connections of one side. Each connection has a process of its own. */
const backendsOf = async ({ application }: Side, watcher: pg.Client): Promise<number[]> => {
  const { rows } = await watcher.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = $1`,
    [application],
  );
  return rows.map(({ pid }) => pid);
};
