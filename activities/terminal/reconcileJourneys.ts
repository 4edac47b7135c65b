import {
  settledRecords,
  trucksUnderWay,
  type RestingRecord,
  type TruckUnderWay,
} from '#database/terminal/journeyRecords.ts';
import { isRunning } from '../isRunning.ts';
import { journeyId, journeyState } from '#workflows/terminal/journey.messages.ts';
import { searchKeys } from '#workflows/searchAttributes.ts';
import { beginJourney, signalToCompare, type JourneyDependencies } from './beginJourney.ts';

/** A record that was written more recently than this may have a journey that is just being signalled. */
export const settledSeconds = 60;
/** Records that are read at once. */
const pageSize = 500;

/** Trucks that have arrived and not left, a page after the other. */
async function* allUnderWay({ database }: JourneyDependencies): AsyncGenerator<TruckUnderWay> {
  for (let after = 0; ;) {
    const page = await trucksUnderWay(database.sql, { after, size: pageSize, settledSeconds });
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id ?? 0;
  }
}

interface RunningJourney {
  readonly id: number;
  readonly runId: string;
}

/** Journeys that run, page by page, as Temporal lists them. Its list (the visibility store) may be some seconds late. */
async function* runningJourneys({ client }: JourneyDependencies): AsyncGenerator<readonly RunningJourney[]> {
  const query = "WorkflowType = 'journey' and ExecutionStatus = 'Running'";
  let page: RunningJourney[] = [];
  for await (const { typedSearchAttributes, runId } of client.workflow.list({ query, pageSize })) {
    const id = Number(typedSearchAttributes.get(searchKeys.objectId));
    if (!Number.isInteger(id)) continue;
    page.push({ id, runId });
    if (page.length === pageSize) {
      yield page;
      page = [];
    }
  }
  yield page;
}

/** What earlier passes found. */
export interface Compared {
  /**
   * For each disposition the run of its journey and the version of its record that were found to agree. As long as both are
   * the same, they agree still: a journey changes its state only with its record, or in another run.
   */
  readonly agreed: Map<number, string>;
  /** Dispositions whose journeys did not answer. They are asked after all others. */
  readonly silent: Set<number>;
}

/** A pass waits this long for the answer of a journey. The next pass asks the journey again. */
const answerWithinMs = 5000;
/** After so many journeys in succession that do not answer, no more are asked in this pass. */
const mostSilent = 3;

/** Whether a journey is in the state of its record; undefined if it does not answer. */
const agrees = async (
  { client }: JourneyDependencies,
  { id, queue, disposition }: RestingRecord,
): Promise<boolean | undefined> => {
  try {
    const state = await client.withDeadline(Date.now() + answerWithinMs, () =>
      client.workflow.getHandle(journeyId(id)).query(journeyState),
    );
    // A truck with the queue status `ParkingExit` is on the terminal. Only there its disposition status must agree too.
    return state.carsQueueStatus === queue && (queue !== 'ParkingExit' || state.status === disposition);
  } catch {
    return undefined;
  }
};

/**
 * Makes the function that compares the journey of one record with the record. Once too many journeys in succession have not
 * answered, the function does nothing any more. `runAndVersion` is what `agreed` notes if the two agree.
 */
const journeyAsker = (dependencies: JourneyDependencies, pass: string, { agreed, silent }: Compared) => {
  let silentInSuccession = 0;
  return async (record: RestingRecord, runAndVersion: string): Promise<void> => {
    if (silentInSuccession >= mostSilent) return;
    const isAgreed = await agrees(dependencies, record);
    if (isAgreed === undefined) {
      silentInSuccession += 1;
      silent.add(record.id);
      return;
    }
    silentInSuccession = 0;
    silent.delete(record.id);
    if (isAgreed) agreed.set(record.id, runAndVersion);
    else await signalToCompare(dependencies, record.id, `${pass}:${record.id}`);
  };
};

/**
 * Compares journeys with the records. A truck under way without a journey gets one. A journey in another state than its record is
 * signalled to continue from the record; if the record has ended, the journey ends, too.
 * @param pass names this pass in the ids of its signals
 */
export async function reconcileJourneys(
  dependencies: JourneyDependencies,
  pass: string,
  compared: Compared,
): Promise<void> {
  const running = new Set<number>();
  const ask = journeyAsker(dependencies, pass, compared);
  const silentOnes: (readonly [RestingRecord, runAndVersion: string])[] = [];
  for await (const page of runningJourneys(dependencies)) {
    const runs = new Map(page.map(({ id, runId }) => [id, runId]));
    for (const id of runs.keys()) running.add(id);
    for (const record of await settledRecords(dependencies.database.sql, [...runs.keys()], settledSeconds)) {
      const runAndVersion = `${runs.get(record.id)} ${record.version}`;
      if (compared.agreed.get(record.id) === runAndVersion) continue;
      if (compared.silent.has(record.id)) silentOnes.push([record, runAndVersion]);
      else await ask(record, runAndVersion);
    }
  }
  for (const [record, runAndVersion] of silentOnes) await ask(record, runAndVersion);
  for (const id of compared.agreed.keys()) if (!running.has(id)) compared.agreed.delete(id);
  for (const id of compared.silent) if (!running.has(id)) compared.silent.delete(id);
  for await (const truck of allUnderWay(dependencies)) {
    if (!truck.settled || running.has(truck.id)) continue;
    // The list of running journeys may be late, so Temporal is asked about this one.
    if (!(await isRunning(dependencies.client, journeyId(truck.id)))) await beginJourney(dependencies, truck);
  }
}
