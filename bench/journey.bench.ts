import { randomUUID } from 'node:crypto';
import { WithStartWorkflowOperation, type Client } from '@temporalio/client';
import { drive, moves, prepareTerminal } from './benchTerminal.ts';
import { bareWorkflow, step } from './bare/updates.messages.ts';
import type { Environment } from './environment.ts';
import { journeyCounts } from './journeyCounts.ts';
import { withJourneyPrograms, type JourneyPrograms } from './journeyPrograms.ts';
import { inTurns, type Comparison } from './measure.ts';
import { processorMsOf } from './processor.ts';

const rounds = 2;
const atOnce = 10;
/** How often each side is called in a round, and how often before that to warm up, as `inTurns` does. */
const alone = { times: 10, warmUp: 5 };
const together = { times: 4, warmUp: 4 };

/** The journey of a truck over HTTP, with its SMS and the queue of its station, against as many bare Temporal updates. */
export function journeyBench(environment: Environment): Promise<Comparison[]> {
  return withJourneyPrograms(environment, (programs) => compare(environment, programs));
}

const compare = async (
  environment: Environment,
  { databaseUrl, database, client, worker, api, operator }: JourneyPrograms,
): Promise<Comparison[]> => {
  const bareWorker = await environment.start('bench/bare/worker.ts', {
    TEMPORAL_ADDRESS: environment.temporalAddress,
  });
  const terminal = await prepareTerminal(database, atOnce);
  const bare = bareUpdates(client);

  const each = async (count: number, work: (place: number) => Promise<void>) => {
    await Promise.all(Array.from({ length: count }, (_, place) => work(place)));
  };
  // One more than the rounds drive, for the counts at the end.
  const truckCount = 1 + rounds * (alone.times + alone.warmUp + (together.times + together.warmUp) * atOnce);
  const trucks = await terminal.announce(truckCount);
  const journey = (place: number) =>
    drive(operator, terminal, trucks.pop() ?? 0, terminal.scaleIds[place] ?? 0);
  const timesAlone = await inTurns(rounds, alone.times, () => journey(0), bare);
  const processorTimes = () => Promise.all([processorMsOf([worker, api]), processorMsOf([bareWorker])]);
  const [oursBefore, bareBefore] = await processorTimes();
  const timesTogether = await inTurns(
    rounds,
    together.times,
    () => each(atOnce, journey),
    () => each(atOnce, bare),
  );
  const [oursAfter, bareAfter] = await processorTimes();
  const drivenCount = rounds * (together.times + together.warmUp) * atOnce;
  const countedTruck = trucks.pop() ?? 0;
  const counts = await journeyCounts(databaseUrl, client, countedTruck, () =>
    drive(operator, terminal, countedTruck, terminal.scaleIds[0] ?? 0),
  );
  const [ours, bareProcessor] = [
    (oursAfter - oursBefore) / drivenCount,
    (bareAfter - bareBefore) / drivenCount,
  ];
  return [...timesOf(timesAlone, timesTogether, { ours, bare: bareProcessor }), ...counts];
};

interface Figures {
  readonly ours: number;
  readonly bare: number;
}

const timesOf = (timesAlone: Figures, timesTogether: Figures, processor: Figures): Comparison[] => {
  const unit = 'ms a journey';
  const name = `a journey of ${moves} moves`;
  const rate = (1000 / processor.ours).toFixed(1);
  return [
    { name: `${name}, alone`, unit, ...timesAlone },
    {
      name: `${name}, ${atOnce} at once`,
      unit,
      ours: timesTogether.ours / atOnce,
      bare: timesTogether.bare / atOnce,
    },
    { name: `${name}, processor time of worker and API: ${rate} a second a core`, unit, ...processor },
  ];
};

const bareUpdates = (client: Client) => async () => {
  const workflowId = `bare-${randomUUID()}`;
  for (let index = 0; index < moves; index += 1) {
    await client.workflow.executeUpdateWithStart(step, {
      updateId: randomUUID(),
      startWorkflowOperation: new WithStartWorkflowOperation(bareWorkflow, {
        workflowId,
        taskQueue: 'bare',
        args: [moves],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  }
};
