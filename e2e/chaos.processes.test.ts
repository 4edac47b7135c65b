import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import type { ActionAnswer } from '#domain/processes/processAnswers.ts';
import { startStack, type Stack, type Victim } from '#tools/testing/stack.ts';
import type { Caller } from './steps/caller.ts';
import { defineTwelve, stagesOf } from './steps/process.ts';
import { signedIn } from './steps/truck.ts';

/** `npm run chaos` takes a thousand; `CHAOS_PROCESSES` another number. */
const long = process.env.CHAOS === 'long';
const instances = Number(process.env.CHAOS_PROCESSES ?? (long ? 1000 : 8));
const atOnce = long ? 30 : 6;
/** After whoever was killed is back: on a busy machine that alone takes ten seconds and more. */
const killAfterMs = long ? 8_000 : 4_000;
/** Longer than anything may take on its way back; whoever waits as long waits for something lost. */
const patienceMs = long ? 200_000 : 120_000;
const victims: readonly Victim[] = ['worker', 'api', 'temporal'];

let stack: Stack;
let database: Database;
beforeAll(async () => {
  stack = await startStack({ mortalTemporal: true });
  database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 2 });
});
afterAll(async () => {
  await database?.close();
  await stack?.stop();
});

/** The letters and the word in a name decide which stages the process of its record goes through (`stagesOf`). */
const names = ['A', 'B', 'C', 'A LONG', 'B LONG', 'C LONG'];

/** One record taken through its whole process: each stage executed by one request, sent until it is answered. */
const walk = async (admin: Caller, definitionId: number, number: number): Promise<void> => {
  const name = `${names[number % names.length]} ${number}`;
  const vehicle = await admin.call<{ id: number }>('POST', '/vehicles', { name });
  const owner = { ownerObjectName: 'vehicle', ownerObjectId: vehicle.id };
  const { id } = await admin.call<{ id: number }>('POST', '/bp_exemplar', { definitionId, ...owner });
  await begun(admin, id);
  for (let stage = 1; stage <= stagesOf(name); stage += 1) {
    const body = { exemplarId: id, executionResult: `stage ${stage}` };
    const { responseData } = await admin.call<{ responseData: ActionAnswer }>(
      'POST',
      '/bp_exemplar/execute_action',
      body,
    );
    const { result, standing } = responseData;
    const stops = standing.way.filter(({ step }) => step === 'Stopped').map(({ comment }) => comment);
    expect({ name, stage, result, stops }).toEqual({ name, stage, result: 'success', stops: [] });
  }
};

const begun = async (admin: Caller, id: number): Promise<void> => {
  for (;;) {
    const { taskId } = await admin.call<{ taskId: number | null }>('GET', `/bp_exemplar/${id}/standing`);
    if (taskId !== null) return;
    await pause(200);
  }
};

const killing = async (going: () => boolean): Promise<number> => {
  let kills = 0;
  while (going()) {
    await pause(killAfterMs);
    if (!going()) break;
    await stack.kill(victims[kills % victims.length] as Victim);
    kills += 1;
  }
  return kills;
};

it(
  `${instances} processes of twelve stages come to their end while worker, API and Temporal are killed: no task lost or doubled, every history whole`,
  { timeout: long ? 7_200_000 : 300_000 },
  async () => {
    const admin = await signedIn(stack, 'admin', { patienceMs });
    const { rows: users } = await admin.call<{ rows: { id: number }[] }>(
      'GET',
      '/users?filter={"login":"admin"}',
    );
    const definitionId = await defineTwelve(admin, users[0]?.id ?? 0);
    let next = 0;
    let ended = 0;
    const walker = async (): Promise<void> => {
      for (let number = next++; number < instances; number = next++) {
        await walk(admin, definitionId, number);
        ended += 1;
      }
    };
    let going = true;
    const reaper = killing(() => going);
    try {
      await Promise.all(Array.from({ length: atOnce }, walker));
    } finally {
      going = false;
      await reaper;
    }
    const kills = await reaper;

    const counts = await countsOf(definitionId);
    console.log(`${ended} processes ended under ${kills} kills: ${JSON.stringify(counts)}`);
    expect(ended).toBe(instances);
    expect(counts).toEqual({
      finished: instances,
      others: 0,
      tasks: counts.executed,
      unaccepted: 0,
      doubled: 0,
      executed: Array.from({ length: instances }, (_, number) =>
        stagesOf(names[number % names.length] ?? ''),
      ).reduce((sum, stages) => sum + stages, 0),
      stopped: 0,
      broken: 0,
    });
    if (!long) expect(kills).toBeGreaterThan(0);
  },
);

interface Counts {
  readonly finished: number;
  readonly others: number;
  readonly tasks: number;
  readonly unaccepted: number;
  /** Stages of one process that have two tasks, or two lines of history. */
  readonly doubled: number;
  readonly executed: number;
  readonly stopped: number;
  /** Lines of history that do not begin where the line before ended. */
  readonly broken: number;
}

const countsOf = async (definitionId: number): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with mine as (select id, status from bp_exemplar where definition_id = ${definitionId}),
    lines as (
      select h.*, lag(h.next_stage_id) over (partition by h.exemplar_id order by h.date, h.id) as before
      from bp_history h join mine on mine.id = h.exemplar_id),
    given as (select t.* from task t join mine on mine.id = t.bp_exemplar_id)
    select
      (select count(*)::int from mine where status = 'Finished') as finished,
      (select count(*)::int from mine where status <> 'Finished') as others,
      (select count(*)::int from given) as tasks,
      (select count(*)::int from given where not execution_accepted) as unaccepted,
      (select count(*)::int from (select from given group by bp_exemplar_id, stage_id having count(*) > 1) twice)
        + (select count(*)::int from (select from lines group by exemplar_id, stage_id having count(*) > 1) twice) as doubled,
      (select count(*)::int from lines where step = 'Executed') as executed,
      (select count(*)::int from lines where step = 'Stopped') as stopped,
      (select count(*)::int from lines where stage_id is distinct from before) as broken`.execute(
    database.sql,
  );
  return rows[0] as Counts;
};
